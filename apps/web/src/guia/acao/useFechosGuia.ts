import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { useMemo } from 'react'
import { toEstadoGuia } from '../estado/toEstadoGuia.ts'
import { type Fechos, useFechos } from './useFechos.ts'
import { whyNotRenova } from './whyNotRenova.ts'

/** What is shut to this provider, or of this guide by more than its state. */
export function useFechosGuia(guia: GuiaDetalhada): Fechos {
  const fechos = useFechos()
  return useMemo(() => {
    const isDoEstado = motivoBloqueio(toEstadoGuia(guia), 'renewSenha') !== undefined
    const naoRenova = isDoEstado ? undefined : whyNotRenova(guia)
    return (nome) => fechos(nome) ?? (nome === 'renewSenha' ? naoRenova : undefined)
  }, [fechos, guia])
}

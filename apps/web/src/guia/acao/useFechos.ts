import { useMemo } from 'react'
import { useAcesso } from '../../menu/useAcesso.ts'
import { type AcaoDaTela, chamadas } from './chamadas.ts'

/** Why an action's function is shut to this provider, in words; undefined while it is open (Spec §4.8). */
export type Fechos = (nome: AcaoDaTela) => string | undefined

export function useFechos(): Fechos {
  const { whyNotCall } = useAcesso()
  return useMemo(() => (nome) => whyNotCall(chamadas[nome]), [whyNotCall])
}

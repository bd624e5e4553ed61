import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { aRealizar } from '@portal/domain/guia/fimGuia.ts'
import { useEffect, useRef } from 'react'
import { notice } from '../ui/notice.ts'
import { sayDesfeita } from './sayDesfeita.ts'

/**
 * Tells that the signature of the guide on the screen was undone, as long as it may be given again, whatever did it: a
 * date, an image of the queue or a telephone, another person. The function returned takes the words of what this page
 * does to it next; of anything else the guide's history has them.
 */
export function useAssinaturaDesfeita(guia: GuiaDetalhada): (propria: string | undefined) => void {
  const { numeroFicha, assinatura, imagensExigidas, historico, statusFicha } = guia
  const isAssinada = assinatura !== null
  const antes = useRef(isAssinada)
  const dita = useRef<string>(undefined)
  const causa = historico.at(-1)?.motivo
  useEffect(() => {
    const isDesfeita = antes.current && !isAssinada
    antes.current = isAssinada
    if (!isDesfeita || !aRealizar.has(statusFicha)) return
    notice.push(sayDesfeita({ numeroFicha, imagensExigidas }, dita.current ?? causa ?? undefined))
    dita.current = undefined
  }, [isAssinada, statusFicha, causa, imagensExigidas, numeroFicha])
  return (propria) => {
    dita.current = propria
  }
}

import { useCallback, useEffect, useRef } from 'react'
import { lugares } from '../../guia/acao/lugares.ts'
import { isInSight } from '../../ui/isInSight.ts'
import { notice } from '../../ui/notice.ts'
import { isRemocao, type PassoRascunho } from '../estado/passo.ts'
import { speakPasso } from './julgado.ts'

/**
 * What was taken out where its verdict is not in sight is told by a notice, with the way back (Interface B2.7). It leaves
 * with the next step: its button would take that one back.
 */
export function useAvisoRemocao() {
  const mostrado = useRef<number>(undefined)
  const hide = useCallback(() => {
    if (mostrado.current !== undefined) notice.hide(mostrado.current)
    mostrado.current = undefined
  }, [])
  useEffect(() => hide, [hide])
  /** Answers whether there was need of it. */
  const show = useCallback((passo: PassoRascunho, onUndo: () => void): boolean => {
    const veredito = document.getElementById(lugares.veredito)
    if (!isRemocao(passo) || !veredito || isInSight(veredito)) return false
    mostrado.current = notice.push({
      tone: 'informacao',
      title: speakPasso(passo, []),
      action: { label: 'Desfazer', run: onUndo },
      isResposta: true,
    })
    return true
  }, [])
  return { show, hide }
}

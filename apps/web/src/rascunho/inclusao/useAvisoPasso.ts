import { useCallback, useEffect, useRef } from 'react'
import { lugares } from '../../guia/acao/lugares.ts'
import { isInSight } from '../../ui/isInSight.ts'
import { notice } from '../../ui/notice.ts'
import { isRemocao, type PassoRascunho } from '../estado/passo.ts'
import { speakPasso } from './julgado.ts'

const isVereditoInSight = (): boolean => {
  const veredito = document.getElementById(lugares.veredito)
  return veredito === null || isInSight(veredito)
}

/**
 * Where the verdict is not in sight a notice tells what was taken out, with the way back (Interface B2.7), and why a key
 * did nothing. It leaves with the next step: its button would take that one back.
 */
export function useAvisoPasso() {
  const mostrado = useRef<number>(undefined)
  const hide = useCallback(() => {
    if (mostrado.current !== undefined) notice.hide(mostrado.current)
    mostrado.current = undefined
  }, [])
  useEffect(() => hide, [hide])
  /** Answers whether there was need of it. */
  const show = useCallback((passo: PassoRascunho, onUndo: () => void): boolean => {
    if (!isRemocao(passo) || isVereditoInSight()) return false
    mostrado.current = notice.push({
      tone: 'informacao',
      title: speakPasso(passo, []),
      action: { label: 'Desfazer', run: onUndo },
      isResposta: true,
    })
    return true
  }, [])
  const showNada = useCallback(
    (texto: string): boolean => {
      if (isVereditoInSight()) return false
      hide()
      mostrado.current = notice.push({ tone: 'informacao', title: texto, isResposta: true })
      return true
    },
    [hide],
  )
  return { show, showNada, hide }
}

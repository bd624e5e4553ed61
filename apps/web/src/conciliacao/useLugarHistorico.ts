import type { Acao } from '@portal/contract/conciliacao.ts'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the work goes on in the history: from an action that was undone, with the next one that may be, else with the last
 * one before it, or with the dialog's title where none is left. Answers what notes the action that is being undone.
 */
export function useLugarHistorico(lista: RefObject<HTMLElement | null>, acoes: readonly Acao[]) {
  const desfeita = useRef<number>(undefined)
  // As soon as the list that was read again is drawn: before that, the button that was pressed still has the focus.
  useEffect(() => {
    const onde = acoes.findIndex(({ numero }) => numero === desfeita.current)
    if (!acoes[onde]?.desfeita) return
    desfeita.current = undefined
    const antes = acoes.slice(0, onde).filter((acao) => !acao.desfeita).length
    const botoes = lista.current?.querySelectorAll<HTMLElement>('button[aria-label^="Desfazer: "]')
    const proximo =
      botoes?.[antes] ?? botoes?.[antes - 1] ?? lista.current?.closest<HTMLElement>('[role="dialog"]')
    proximo?.focus()
  }, [acoes, lista])
  return (numero: number) => {
    desfeita.current = numero
  }
}

import type { PagamentoConciliado } from '@portal/contract/conciliacao.ts'
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useKeptFocus } from '../ui/useKeptFocus.ts'

/** A run itself, which takes no key that decides. */
export const LINHA = '[data-linha]'
/** In a run: what accepts the deposit that is offered for it, and what looks for one where none is. */
export const OFERTA = '[data-oferta]'
export const ESCOLHA = '[data-escolha]'

const findIn = (linhas: readonly Element[], alvo: string): HTMLElement | undefined =>
  linhas.flatMap((linha) => [...linha.querySelectorAll<HTMLElement>(alvo)])[0]

/**
 * Where the work goes on in the reconciliation. From a run that is done, with the next one that has something to decide; what
 * was undone leads back to its run. Answers what notes the run that the hands are in, and the one that is to come back.
 */
export function useLugarMesa(
  mesa: RefObject<HTMLElement | null>,
  pagamentos: readonly PagamentoConciliado[],
) {
  const atual = useRef<Element | null>(null)
  const volta = useRef<string>(undefined)
  useKeptFocus(
    useCallback(() => {
      const linhas = [...(mesa.current?.querySelectorAll(LINHA) ?? [])]
      const onde = atual.current ? linhas.indexOf(atual.current) : 0
      const adiante = [...linhas.slice(onde), ...linhas.slice(0, onde)]
      // Where its offer is read: a second press of the same key never decides about what nobody has read.
      return findIn(adiante, OFERTA)?.closest<HTMLElement>(LINHA) ?? findIn(adiante, ESCOLHA) ?? null
    }, [mesa]),
  )
  // As soon as what came back is drawn: before that, nothing in it takes the focus.
  useEffect(() => {
    const dia = pagamentos.find(({ repasse }) => repasse.dataPagamento === volta.current)?.repasse
      .dataPagamento
    volta.current = undefined
    const linhas = dia ? [...(mesa.current?.querySelectorAll(`[data-linha="${dia}"]`) ?? [])] : []
    const lugar = findIn(linhas, OFERTA) ?? findIn(linhas, ESCOLHA)
    lugar?.focus()
  }, [pagamentos, mesa])
  const onFocus = ({ currentTarget, target }: FocusEvent) => {
    // What is in a dialog of the table is in none of its runs.
    if (currentTarget.contains(target)) atual.current = target.closest(LINHA)
  }
  const awaitPagamento = useCallback((dia: string | undefined) => {
    volta.current = dia
  }, [])
  return { onFocus, awaitPagamento }
}

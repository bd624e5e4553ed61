import type { KeyboardEvent } from 'react'
import { ESCOLHA, LINHA, OFERTA } from './useLugarMesa.ts'

const passos: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What goes on with a run; where nothing does, itself: what undoes is reached by Tab, and never under Enter by an arrow. */
const findLugar = (linha: Element | undefined) =>
  linha?.querySelector<HTMLElement>(OFERTA) ??
  linha?.querySelector<HTMLElement>(ESCOLHA) ??
  (linha instanceof HTMLElement ? linha : undefined)

/**
 * The buttons of a line that a key presses, by their `data-tecla`. They take the focus as under the mouse: what refuses an
 * offer goes with it, and from any other control a second press would refuse the next one unread.
 */
const press = (linha: Element | null, tecla: string): boolean => {
  const alvo = linha?.querySelector<HTMLElement>(`[data-tecla="${tecla}"]`)
  alvo?.focus()
  alvo?.click()
  return alvo !== undefined && alvo !== null
}

/**
 * Keys of a run in the reconciliation: arrows from run to run, N refuses what is offered for it, R leads to its denials;
 * Enter presses the button that has the focus, which accepts or chooses a deposit. Only while the focus is inside and in no
 * field: they act on the run that it is in. On the run itself, to which a decision leads, nothing decides: down from there goes to
 * its button.
 */
export function pressTeclaMesa(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (!(target instanceof HTMLElement) || target.closest('input, select, textarea, [role="dialog"]')) return
  const linhas = [...currentTarget.querySelectorAll(LINHA)]
  const linha = target.closest(LINHA)
  const passo = passos[key]
  if (passo !== undefined) {
    // What scrolls by keys keeps its arrows.
    if (!linha && !target.closest('[data-barra]')) return
    // From a run that is being read, down to what decides about it.
    const isPara = key === 'ArrowDown' && target === linha && findLugar(target) !== target
    const onde = linha ? linhas.indexOf(linha) + (isPara ? 0 : passo) : 0
    const proxima = linhas[Math.min(Math.max(onde, 0), linhas.length - 1)]
    findLugar(proxima)?.focus()
    event.preventDefault()
    return
  }
  // Held down, or pressed again where the next run is being read, a key decides nothing.
  const tecla = key.toUpperCase()
  if (event.repeat || (tecla === 'N' && target === linha)) return
  if ((tecla === 'N' || tecla === 'R') && press(linha, tecla)) event.preventDefault()
}

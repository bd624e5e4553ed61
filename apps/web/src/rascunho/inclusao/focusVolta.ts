import { idDoItem, lugares } from '../../guia/acao/lugares.ts'
import type { Edicao } from '../estado/edicao.ts'

/** Whether it is the chart or in it, where the one who chooses goes on. */
export const isNoOdontograma = (lugar: Element | null): lugar is HTMLElement =>
  lugar instanceof HTMLElement && lugar.closest(`#${lugares.odontograma}`) !== null

/**
 * Takes the focus to the first event that a step brought back: left on its neighbour, the next Delete would take that one
 * out. Whoever writes in the line or chooses in the chart stays there: `desde` is where the step was asked for.
 */
export function focusVolta(antes: Edicao, depois: Edicao, desde: Element | null): void {
  if (desde?.id === lugares.linha || isNoOdontograma(desde)) return
  const voltou = depois.itens.find(({ sequencial }) =>
    antes.itens.every((item) => item.sequencial !== sequencial),
  )
  if (voltou) document.getElementById(idDoItem(voltou.sequencial))?.focus()
}

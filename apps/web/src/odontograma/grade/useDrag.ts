import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { goToDente } from '../estado/estadoOdontograma.ts'
import { extendTo, interpretToque, type Toque } from '../estado/interpretToque.ts'
import type { Mudanca } from '../estado/useOdontograma.ts'

type Target = { readonly dente: string; readonly face: string | undefined }

/** The tooth, and the face when one was hit, under an element of the chart. */
function readTarget(element: Element | null): Target | undefined {
  const dente = element?.closest<HTMLElement>('[data-dente]')?.dataset.dente
  if (dente === undefined) return undefined
  return { dente, face: element?.closest<SVGElement>('[data-face]')?.dataset.face }
}

function toModo(event: MouseEvent, varios: boolean): Toque['modo'] {
  if (event.shiftKey) return 'estender'
  return varios || event.ctrlKey || event.metaKey ? 'somar' : 'unico'
}

type DragProps = {
  /** A press adds to the selection: the way to many teeth without dragging (WCAG 2.5.7). */
  varios: boolean
  change: (mudanca: Mudanca) => void
}

/** Press, and drag over teeth to choose many. One set of listeners for the whole grid. */
export function useDrag({ varios, change }: DragProps) {
  const drag = useRef<{ first: string; last: string } | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const found = event.target instanceof Element ? readTarget(event.target) : undefined
    drag.current = found && event.button === 0 ? { first: found.dente, last: found.dente } : null
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const atual = drag.current
    if (!atual || event.buttons !== 1) return
    // A finger's events stay with the element that it first touched, so the point is asked for.
    const found = readTarget(document.elementFromPoint(event.clientX, event.clientY))
    if (!found || found.dente === atual.last) return
    drag.current = { ...atual, last: found.dente }
    const isBeginning = atual.first === atual.last
    change((estado, regras) =>
      extendTo(isBeginning ? goToDente(estado, regras, atual.first) : estado, found.dente, regras),
    )
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const hasDragged = drag.current !== null && drag.current.first !== drag.current.last
    drag.current = null
    const found = event.target instanceof Element ? readTarget(event.target) : undefined
    if (hasDragged || !found) return
    const toque = { ...found, modo: toModo(event, varios) }
    change((estado, regras) => interpretToque(estado, toque, regras))
  }

  return { onPointerDown, onPointerMove, onClick }
}

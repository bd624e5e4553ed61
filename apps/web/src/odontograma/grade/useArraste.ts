import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { goToDente } from '../estado/estadoOdontograma.ts'
import { extendTo, interpretToque, type Toque } from '../estado/interpretToque.ts'
import type { Mudanca } from '../estado/useOdontograma.ts'

type Alvo = { readonly dente: string; readonly face: string | undefined }

/** The tooth, and the face when one was hit, under an element of the chart. */
function readAlvo(elemento: Element | null): Alvo | undefined {
  const dente = elemento?.closest<HTMLElement>('[data-dente]')?.dataset.dente
  if (dente === undefined) return undefined
  return { dente, face: elemento?.closest<SVGElement>('[data-face]')?.dataset.face }
}

function toModo(evento: MouseEvent, varios: boolean): Toque['modo'] {
  if (evento.shiftKey) return 'estender'
  return varios || evento.ctrlKey || evento.metaKey ? 'somar' : 'unico'
}

type ArrasteProps = {
  /** A press adds to the selection: the way to many teeth without dragging (WCAG 2.5.7). */
  varios: boolean
  change: (mudanca: Mudanca) => void
}

/** Press, and drag over teeth to choose many. One set of listeners for the whole grid. */
export function useArraste({ varios, change }: ArrasteProps) {
  const arraste = useRef<{ inicio: string; ultimo: string } | null>(null)

  function onPointerDown(evento: PointerEvent<HTMLElement>): void {
    const alvo = evento.target instanceof Element ? readAlvo(evento.target) : undefined
    arraste.current = alvo && evento.button === 0 ? { inicio: alvo.dente, ultimo: alvo.dente } : null
  }

  function onPointerMove(evento: PointerEvent<HTMLElement>): void {
    const atual = arraste.current
    if (!atual || evento.buttons !== 1) return
    // A finger's events stay with the element that it first touched, so the point is asked for.
    const alvo = readAlvo(document.elementFromPoint(evento.clientX, evento.clientY))
    if (!alvo || alvo.dente === atual.ultimo) return
    arraste.current = { ...atual, ultimo: alvo.dente }
    const comeca = atual.inicio === atual.ultimo
    change((estado, regras) =>
      extendTo(comeca ? goToDente(estado, regras, atual.inicio) : estado, alvo.dente, regras),
    )
  }

  function onClick(evento: MouseEvent<HTMLElement>): void {
    const arrastou = arraste.current !== null && arraste.current.inicio !== arraste.current.ultimo
    arraste.current = null
    const alvo = evento.target instanceof Element ? readAlvo(evento.target) : undefined
    if (arrastou || !alvo) return
    const toque = { ...alvo, modo: toModo(evento, varios) }
    change((estado, regras) => interpretToque(estado, toque, regras))
  }

  return { onPointerDown, onPointerMove, onClick }
}

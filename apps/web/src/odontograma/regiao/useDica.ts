import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const ESPERA_MS = 400

const readChip = (alvo: EventTarget): string | undefined =>
  alvo instanceof Element ? alvo.closest<HTMLElement>('[data-chip]')?.dataset.chip : undefined

/**
 * The chip whose name shows, one at most: at once on the keyboard's focus, after a moment under the mouse. Esc puts it
 * away (WCAG 1.4.13). The name is also in the chip's label, so that readers need nothing of it.
 */
export function useDica() {
  const [dica, setDica] = useState<string>()
  const espera = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(espera.current), [])

  function show(codigo: string | undefined, ms = 0): void {
    clearTimeout(espera.current)
    if (codigo === undefined || ms === 0) setDica(codigo)
    else espera.current = window.setTimeout(() => setDica(codigo), ms)
  }
  const alvos = {
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) show(readChip(target))
    },
    onBlur: () => show(undefined),
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show(readChip(target), ESPERA_MS)
    },
    onPointerLeave: () => show(undefined),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show(undefined)
    },
  }
  return { dica, alvos }
}

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const DELAY_MS = 400

const readChip = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-chip]')?.dataset.chip : undefined

/**
 * The chip whose name shows, one at most: at once on the keyboard's focus, after a moment under the mouse. Esc puts it
 * away (WCAG 1.4.13). The name is also in the chip's label, so that readers need nothing of it.
 */
export function useChipHint() {
  const [hinted, setHinted] = useState<string>()
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(codigo: string | undefined, ms = 0): void {
    clearTimeout(timer.current)
    if (codigo === undefined || ms === 0) setHinted(codigo)
    else timer.current = window.setTimeout(() => setHinted(codigo), ms)
  }
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) show(readChip(target))
    },
    onBlur: () => show(undefined),
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show(readChip(target), DELAY_MS)
    },
    onPointerLeave: () => show(undefined),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show(undefined)
    },
  }
  return { hinted, handlers }
}

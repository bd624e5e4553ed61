import type { RefObject } from 'react'

/** The tooth that takes the keyboard in the chart. */
export function focusOdontograma(box: RefObject<HTMLElement | null>): void {
  box.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()
}

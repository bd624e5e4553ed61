import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const listButtons = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('button:not(:disabled)'),
]

/**
 * A row of buttons with one tab stop: arrows walk from one to the next, around the ends (WAI-ARIA "roving tabindex").
 * The stop is where the focus was last, else the chosen button, else the first.
 */
export function useRovingFocus(options: readonly { readonly codigo: string }[], chosen: string | undefined) {
  const [last, setLast] = useState<string>()
  const stop = [last, chosen].find((one) => options.some(({ codigo }) => codigo === one))
  const row = {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) =>
      setLast(options[listButtons(currentTarget).indexOf(target)]?.codigo),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key]
      if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      const buttons = listButtons(event.currentTarget)
      const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1
      buttons.at((at + step) % buttons.length)?.focus()
    },
  }
  return {
    row,
    tabIndexOf: (codigo: string): 0 | -1 => (codigo === (stop ?? options[0]?.codigo) ? 0 : -1),
  }
}

import { useEffect } from 'react'

export type Atalho = {
  keys: string
  descricao: string
  run: () => void /** Left to the browser inside text. */
  isForaDeTexto?: boolean
}

const isTexto = (alvo: EventTarget | null): boolean =>
  alvo instanceof HTMLElement && alvo.closest('input, textarea, [contenteditable]') !== null

/** `Ctrl+Enter`, `Alt+B`, `?` of an event, as the tables of shortcuts write them. Command counts as Ctrl. */
export function readKeys(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'key'>): string {
  const parts = [(event.ctrlKey || event.metaKey) && 'Ctrl', event.altKey && 'Alt']
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
  return [...parts.filter(Boolean), key].join('+')
}

/** Keys of the whole page. Whatever has already answered a key keeps it, and a dialog in front keeps them all. */
export function useAtalhos(atalhos: readonly Atalho[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      const keys = readKeys(event)
      const atalho = atalhos.find((cada) => cada.keys === keys)
      if (!atalho || (atalho.isForaDeTexto && isTexto(event.target))) return
      event.preventDefault()
      atalho.run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [atalhos])
}

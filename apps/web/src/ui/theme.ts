import { followKept, keep, readKept } from './kept.ts'

/** What the person chose; `sistema` follows the system's light or dark. */
export const themes = ['sistema', 'claro', 'escuro', 'contraste'] as const
export type Theme = (typeof themes)[number]

const STORAGE_KEY = 'portal.tema'

/**
 * The theme, outside React, kept in this browser and followed by its other tabs.
 * `start` must run before the first paint, from the entry script.
 */
function createTheme() {
  let current: Theme = 'sistema'
  const listeners = new Set<() => void>()

  function apply(next: Theme) {
    current = next
    const { dataset } = document.documentElement
    if (next === 'sistema') delete dataset.tema
    else dataset.tema = next
    for (const listener of listeners) listener()
  }

  return {
    getSnapshot: (): Theme => current,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start(): void {
      apply(parseTheme(readKept(STORAGE_KEY)))
      followKept(STORAGE_KEY, (choice) => apply(parseTheme(choice)))
    },
    choose(next: Theme): void {
      apply(next)
      keep(STORAGE_KEY, next)
    },
  }
}

function parseTheme(text: string | null): Theme {
  return themes.find((theme) => theme === text) ?? 'sistema'
}

export const theme = createTheme()

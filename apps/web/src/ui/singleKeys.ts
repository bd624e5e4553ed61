import { followKept, keep, readKept } from './kept.ts'

const STORAGE_KEY = 'portal.teclasSimples'
const OFF = 'nao'

/** Whether a key, as the tables of shortcuts write it, is a letter, a digit or a sign alone. */
const isSingleKey = (keys: string): boolean => keys.length === 1

/** Whether a key acts, while the single ones do or do not. */
export const isKeyOn = (keys: string, areOn: boolean): boolean => areOn || !isSingleKey(keys)

/**
 * Whether keys without Ctrl or Alt act wherever on a page the focus is: for whoever dictates to the computer each word would be
 * many of them (WCAG 2.1.4). Kept in this browser and followed by its other tabs, as the theme is.
 */
function createSingleKeys() {
  let areOn = readKept(STORAGE_KEY) !== OFF
  const listeners = new Set<() => void>()

  function apply(on: boolean) {
    areOn = on
    for (const listener of listeners) listener()
  }

  return {
    areOn: (): boolean => areOn,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: (): void => followKept(STORAGE_KEY, (choice) => apply(choice !== OFF)),
    turn: (on: boolean): void => {
      apply(on)
      keep(STORAGE_KEY, on ? 'sim' : OFF)
    },
  }
}

export const singleKeys = createSingleKeys()

import { keep, readKept } from './kept.ts'

const STORAGE_KEY = 'portal.teclasSimples'
const OFF = 'nao'

/**
 * Whether keys without Ctrl or Alt act wherever on a page the focus is: for whoever dictates to the computer each word would be
 * many of them (WCAG 2.1.4). Kept in this browser, as the theme is.
 */
function createSingleKeys() {
  let areOn = readKept(STORAGE_KEY) !== OFF
  return {
    areOn: (): boolean => areOn,
    turn(on: boolean): void {
      areOn = on
      keep(STORAGE_KEY, on ? 'sim' : OFF)
    },
  }
}

export const singleKeys = createSingleKeys()

/** Whether a key, as the tables of shortcuts write it, is a letter, a digit or a sign alone. */
export const isSingleKey = (keys: string): boolean => keys.length === 1

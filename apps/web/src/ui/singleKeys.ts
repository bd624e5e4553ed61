const STORAGE_KEY = 'portal.teclasSimples'
const OFF = 'nao'

/**
 * Whether keys without Ctrl or Alt act wherever on a page the focus is: for whoever dictates to the computer each word would be
 * many of them (WCAG 2.1.4). Kept in this browser; one that keeps nothing has them, and turned off they stay so for its page.
 */
function createSingleKeys() {
  let areOn = readKept() !== OFF
  return {
    areOn: (): boolean => areOn,
    turn(on: boolean): void {
      areOn = on
      try {
        if (on) localStorage.removeItem(STORAGE_KEY)
        else localStorage.setItem(STORAGE_KEY, OFF)
      } catch {
        // The choice lasts as long as the page.
      }
    },
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export const singleKeys = createSingleKeys()

/** Whether a key, as the tables of shortcuts write it, is a letter, a digit or a sign alone. */
export const isSingleKey = (keys: string): boolean => keys.length === 1

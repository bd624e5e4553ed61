type Reader = (stale: readonly string[]) => Promise<void>

let reader: Reader | undefined

/** The cache of the portal tells how its answers are read again; the pages without a session carry none. */
export function setReader(read: Reader): void {
  reader = read
}

/** Has what a call found stale read again, where anything is kept. */
export const readAgain = async (stale: readonly string[]): Promise<void> => reader?.(stale)

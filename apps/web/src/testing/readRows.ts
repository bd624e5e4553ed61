import type { Locator } from 'vitest/browser'
import { plainText } from './plainText.ts'

/** What each row below the heads of a table says, cell by cell; an empty cell of actions is left out. */
export const readRows = (table: Locator): string[][] =>
  [...table.element().querySelectorAll('tbody tr, [role=rowgroup]:not(thead) [role=row]')].map((row) =>
    [...row.querySelectorAll('th, td, [role=rowheader], [role=cell], [role=gridcell]')]
      .map((cell) => plainText(cell).trim())
      .filter((text, i, all) => text !== '' || i < all.length - 1),
  )

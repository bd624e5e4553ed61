import { useEffect, useState } from 'react'
import type { VirtualTable } from './VirtualTable.tsx'

/** Beyond this number only the rows in sight are mounted (Architecture §5). */
const PLAIN_ROWS = 200

/** A list of so many may soon be longer: the code comes before it is. */
const NEARLY = PLAIN_ROWS / 2

/** What draws a long table, once its code has come; null where it did not come. */
let found: typeof VirtualTable | null | undefined

type Drawing = {
  Virtual: typeof VirtualTable | undefined
  /** How many rows a plain table shows: the others wait for the code that draws only those in sight. */
  plainRows: number
}

/** How so many rows are drawn. The code for a long table weighs, and hardly any list is long: it comes where one is. */
export function useVirtualTable(rowCount: number): Drawing {
  const [code, setCode] = useState(() => found)
  const isNear = rowCount > NEARLY
  useEffect(() => {
    if (!isNear) return
    const take = (come: typeof found) => {
      found = come
      setCode(() => come)
    }
    if (found) return take(found)
    import('./VirtualTable.tsx').then(
      ({ VirtualTable }) => take(VirtualTable),
      () => take(null),
    )
  }, [isNear])
  if (rowCount > PLAIN_ROWS && code) return { Virtual: code, plainRows: 0 }
  return { Virtual: undefined, plainRows: code === null ? rowCount : PLAIN_ROWS }
}

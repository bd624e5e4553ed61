import { useEffect } from 'react'
import { setPlaceOfWork } from './keepFocus.ts'

/** Where the work of the page goes on when what had the focus has gone, and no neighbour of it is left in its list. */
export function useKeptFocus(findNext: () => HTMLElement | null): void {
  useEffect(() => setPlaceOfWork(findNext), [findNext])
}

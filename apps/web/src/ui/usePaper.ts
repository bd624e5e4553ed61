import { useSyncExternalStore } from 'react'

/** Between `beforeprint` and `afterprint`: the first comes before any rule of `@media print` holds. */
let isPrinting = false
const told = new Set<() => void>()

function tell(isNow: boolean): void {
  isPrinting = isNow
  for (const one of told) one()
}

const before = () => tell(true)
const after = () => tell(false)

function subscribe(one: () => void): () => void {
  const media = matchMedia('print')
  told.add(one)
  media.addEventListener('change', one)
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    told.delete(one)
    media.removeEventListener('change', one)
    if (told.size > 0) return
    isPrinting = false
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}

/** Whether the page is being put on paper: there nothing can be unfolded, so what is read already is shown (Interface B6). */
export const usePaper = (): boolean =>
  useSyncExternalStore(subscribe, () => isPrinting || matchMedia('print').matches)

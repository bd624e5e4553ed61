import { useSyncExternalStore } from 'react'
import { session } from '../api/session.ts'
import { findMarca } from './findMarca.ts'
import type { Marca } from './marca.ts'

const subscribe = (listener: () => void): (() => void) => session().subscribe(listener)
const getRede = (): string | undefined => session().getSnapshot()?.redeGenerica

/** The network shown: the session's own, else the page's (`data-marca`), which the server sets by the address. */
export function useMarca(): Marca {
  const rede = useSyncExternalStore(subscribe, getRede)
  return findMarca(rede?.toLowerCase() ?? document.documentElement.dataset.marca)
}

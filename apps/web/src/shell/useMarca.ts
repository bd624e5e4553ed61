import { createContext, useContext, useSyncExternalStore } from 'react'
import { session } from '../api/session.ts'
import { findMarca } from '../marca/findMarca.ts'
import type { Marca } from '../marca/marca.ts'

/** The brand of a page that is drawn where there is no document; undefined in a browser. */
export const MarcaDesenhada = createContext<string | undefined>(undefined)

const subscribe = (listener: () => void): (() => void) => session().subscribe(listener)
const getRede = (): string | undefined => session().getSnapshot()?.redeGenerica
const noRede = (): undefined => undefined

/** The network shown: the session's own, else the page's (`data-marca`), which the server sets by the address. */
export function useMarca(): Marca {
  const desenhada = useContext(MarcaDesenhada)
  const rede = useSyncExternalStore(subscribe, getRede, noRede)
  return findMarca(rede?.toLowerCase() ?? desenhada ?? document.documentElement.dataset.marca)
}

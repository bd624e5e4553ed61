import { useSyncExternalStore } from 'react'
import type { EstadoOdontograma } from './estadoOdontograma.ts'
import { isMesmaSelecao, SELECAO_VAZIA, type Selecao } from './selecao.ts'

/** What the keys of the chart change; `announcement` is what a reader was told last. */
export type Escolha = Omit<EstadoOdontograma, 'denticao'> & { readonly announcement: string }

/**
 * The choice on the chart, outside of React's state: a key draws the cells that changed and nothing around them
 * (Architecture §5). Whoever includes events reads it when it is needed.
 */
export type EscolhaStore = {
  readonly get: () => Escolha
  readonly set: (nova: Escolha) => void
  readonly choose: (selecao: Selecao) => void
  readonly subscribe: (ouvinte: () => void) => () => void
}

/** An empty choice, with the cursor on a tooth, or else where the chart itself puts it: on its first one. */
export function createEscolha(cursor = ''): EscolhaStore {
  let atual: Escolha = {
    cursor,
    isTocado: cursor !== '',
    ancora: cursor,
    selecao: SELECAO_VAZIA,
    announcement: '',
  }
  const ouvintes = new Set<() => void>()
  const set = (nova: Escolha): void => {
    // A choice that did not change keeps its identity, by which parts of the chart know it.
    const selecao = isMesmaSelecao(atual.selecao, nova.selecao) ? atual.selecao : nova.selecao
    atual = { ...nova, selecao }
    for (const ouvinte of ouvintes) ouvinte()
  }
  return {
    get: () => atual,
    set,
    choose: (selecao) => set({ ...atual, selecao }),
    subscribe: (ouvinte) => {
      ouvintes.add(ouvinte)
      return () => ouvintes.delete(ouvinte)
    },
  }
}

/** One fact of the choice, drawn again only when it changes: `select` answers a string, a flag or a part kept as is. */
export function useEscolha<T>({ subscribe, get }: EscolhaStore, select: (escolha: Escolha) => T): T {
  return useSyncExternalStore(subscribe, () => select(get()))
}

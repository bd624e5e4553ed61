import type { Complementar } from '@portal/contract/guiaParte.ts'
import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { useQueries } from '@tanstack/react-query'
import { freshOnly, type QueryOf } from '../carregamento/QueryView.tsx'
import { complementaresQuery } from '../guia/guia.queries.ts'

export type ComplementaresDaGuia = { numeroFicha: number; complementares: readonly Complementar[] }

/**
 * The complementary guides of each guide, as one reading that has come when all have; read when they are about to be
 * cancelled, for a list does not know.
 */
export function useComplementares(guias: readonly GuiaResumo[]): QueryOf<readonly ComplementaresDaGuia[]> {
  const lidas = useQueries({
    queries: guias.map(({ numeroFicha }) => complementaresQuery(numeroFicha)),
  }).map((lida) => freshOnly(lida))
  const faltam = lidas.filter(({ data }) => data === undefined)
  return {
    data:
      faltam.length > 0
        ? undefined
        : guias.map(({ numeroFicha }, indice) => ({
            numeroFicha,
            complementares: lidas[indice]?.data ?? [],
          })),
    error: faltam.find(({ error }) => error)?.error ?? null,
    isFetching: faltam.some(({ isFetching }) => isFetching),
    errorUpdateCount: Math.max(0, ...faltam.map(({ errorUpdateCount = 0 }) => errorUpdateCount)),
    refetch: () => faltam.map(({ refetch }) => refetch()),
  }
}

import { type Credito, toIdentidade } from '@portal/domain/conciliacao/credito.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { identidadesQuery } from './conciliacao.queries.ts'

/** A statement's credits, by whether they are here already. */
export type Conferidos = { novos: readonly Credito[]; repetidos: readonly Credito[] }

/** Of a statement's credits, those that are here already, and the others; compared here, so that none leaves before it is confirmed. */
export function useNovos(creditos: readonly Credito[]): Conferidos & { isLoading: boolean } {
  const dias = creditos.map(({ dia }) => dia).toSorted()
  const { data, isLoading } = useQuery({
    ...identidadesQuery({ de: dias[0] ?? '', ate: dias.at(-1) ?? '' }),
    enabled: creditos.length > 0,
  })
  return useMemo(() => {
    const daqui = new Set(data?.identidades)
    const isNovo = (credito: Credito) => !daqui.has(toIdentidade(credito))
    const novos = creditos.filter(isNovo)
    return { novos, repetidos: creditos.filter((credito) => !isNovo(credito)), isLoading }
  }, [creditos, data, isLoading])
}

import { useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { tratamentoQuery, tratamentosQuery } from './reanalisePrazo.queries.ts'
import { type ReanalisePrazoSearch, toLista } from './reanalisePrazoSearch.ts'
import { TermoTratamento } from './TermoTratamento.tsx'
import { TratamentosTabs } from './TratamentosTabs.tsx'

/** The list starts on its way; a treatment that the address names is waited for, so that none is told where there is none. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, ReanalisePrazoSearch>) => {
  const { tratamento } = search
  if (tratamento === undefined) {
    void queryClient.prefetchInfiniteQuery(tratamentosQuery(toLista(search)))
    return
  }
  await Promise.all([
    queryClient.ensureQueryData(tratamentoQuery(tratamento)),
    queryClient.ensureQueryData(infoQuery),
  ])
}

/** Interface S10: of which treatments the months may be asked about again, and what was answered. */
export default function ReanalisePrazoPage() {
  const search = useSearch({ from: '/portal/reanalisePrazoOrtodontia' })
  const last = useRef(search.tratamento)
  // Typed, and never in the address: who comes back from a treatment finds the list as it was.
  const [paciente, setPaciente] = useState('')
  const { tratamento, ...lista } = search
  return tratamento === undefined ? (
    <TratamentosTabs last={last} onPaciente={setPaciente} paciente={paciente} search={search} />
  ) : (
    <TermoTratamento key={tratamento} last={last} lista={lista} numeroTratamento={tratamento} />
  )
}

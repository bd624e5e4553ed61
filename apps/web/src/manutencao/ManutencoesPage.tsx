import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { AnoDoTratamento } from './AnoDoTratamento.tsx'
import { AnosLista } from './AnosLista.tsx'
import { MesLista } from './MesLista.tsx'
import { anoQuery, anosQuery, mesQuery } from './manutencao.queries.ts'
import {
  type AbaMes,
  listaDaAba,
  type ManutencaoSearch,
  readManutencaoSearch,
  toAbaMes,
} from './manutencaoSearch.ts'

/** The list starts on its way; a treatment that the address names is waited for, so that none is told where there is none. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, ManutencaoSearch>) => {
  if (search.tratamento !== undefined) {
    await queryClient.ensureQueryData(anoQuery(search.tratamento))
    return
  }
  const aba = toAbaMes(search)
  void (aba
    ? queryClient.prefetchInfiniteQuery(mesQuery(listaDaAba[aba]))
    : queryClient.prefetchInfiniteQuery(anosQuery()))
}

/** Interface S34: this month's maintenances with their money, and the year of every treatment. */
export default function ManutencoesPage() {
  const search = useSearch({ from: '/portal/manutencoes' })
  const last = useRef(search.tratamento)
  // Typed, and never in the address: who comes back from a treatment finds the list as it was.
  const [paciente, setPaciente] = useState('')
  const { tratamento, ...lista } = search
  return tratamento === undefined ? (
    <Listas last={last} onPaciente={setPaciente} paciente={paciente} search={search} />
  ) : (
    <AnoDoTratamento key={tratamento} last={last} lista={lista} numeroTratamento={tratamento} />
  )
}

type ListasProps = {
  search: ManutencaoSearch
  last: RefObject<number | undefined>
  paciente: string
  onPaciente: (paciente: string) => void
}

function Listas({ search, last, paciente, onPaciente }: ListasProps) {
  const navigate = useNavigate({ from: '/portal/manutencoes' })
  const aba = toAbaMes(search)
  // Each list tells the counts of all four; the year stands beside those of what is to be released.
  const { data } = useInfiniteQuery({
    ...mesQuery(listaDaAba[aba ?? 'aLiberar']),
    placeholderData: keepPreviousData,
  })
  const contas = data?.pages[0]?.contas
  const tab = (id: AbaMes, label: string, count: number | undefined) => ({
    id,
    label,
    content: <MesLista aba={id} key={id} last={last} />,
    ...(count !== undefined && { count }),
  })
  return (
    <Tabs
      label="Manutenções de ortodontia"
      onChange={(id) => void navigate({ search: readManutencaoSearch({ aba: id }) })}
      tabs={[
        tab('aLiberar', 'A liberar', contas?.aLiberar.quantas),
        tab('liberadas', 'Liberadas', contas?.liberadas.quantas),
        tab('feitas', 'Feitas', contas?.feitas.quantas),
        tab('perdidas', 'Perdidas no mês anterior', contas?.perdidas.quantas),
        {
          id: 'ano',
          label: 'Ano',
          content: <AnosLista last={last} onPaciente={onPaciente} paciente={paciente} search={search} />,
        },
      ]}
      value={search.aba ?? 'aLiberar'}
    />
  )
}

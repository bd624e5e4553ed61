import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { ProcuraPacienteField } from '../associado/ProcuraPacienteField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { tratamentosQuery } from './reanalisePrazo.queries.ts'
import { type ReanalisePrazoSearch, readReanalisePrazoSearch, toLista } from './reanalisePrazoSearch.ts'
import { TratamentosLista } from './TratamentosLista.tsx'

type TratamentosTabsProps = {
  search: ReanalisePrazoSearch
  /** The treatment that was open before. */
  last: RefObject<number | undefined>
  /** What is searched for, which the page keeps. */
  paciente: string
  onPaciente: (paciente: string) => void
}

/** The treatments by what may be done about their term; a name is typed, and never stands in the address. */
export function TratamentosTabs({ search, last, paciente, onPaciente }: TratamentosTabsProps) {
  const navigate = useNavigate({ from: '/portal/reanalisePrazoOrtodontia' })
  const contas = useInfiniteQuery(tratamentosQuery(toLista(search))).data?.pages[0]?.contas
  const content = <TratamentosLista last={last} paciente={paciente} search={search} />
  const tab = (id: string, label: string, count: number | undefined) => ({
    id,
    label,
    content,
    ...(count !== undefined && { count }),
  })
  return (
    <Stack gap={4}>
      <ProcuraPacienteField id="paciente-reanalise" onPaciente={onPaciente} paciente={paciente} />
      <Tabs
        label="Prazos de ortodontia"
        onChange={(lista) => void navigate({ search: readReanalisePrazoSearch({ lista }) })}
        tabs={[
          tab('aPedir', 'A pedir', contas?.aPedir),
          tab('emAnalise', 'Em análise', contas?.emAnalise),
          tab('respondidas', 'Respondidas', contas?.respondidas),
        ]}
        value={search.lista ?? 'aPedir'}
      />
    </Stack>
  )
}

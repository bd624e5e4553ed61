import { mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { listMesesDesde, shiftMes } from '@portal/domain/manutencao/situacaoMes.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { ProcuraPacienteField } from '../associado/ProcuraPacienteField.tsx'
import { today } from '../calendario/format.ts'
import { showMesAno } from '../calendario/mes.ts'
import { ListView } from '../carregamento/ListView.tsx'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { useReturnToLine } from '../ui/useReturnToLine.ts'
import { AnoTable } from './AnoTable.tsx'
import { Legenda } from './EstadoMes.tsx'
import styles from './ManutencoesPage.module.css'
import { anosQuery } from './manutencao.queries.ts'
import { type ManutencaoSearch, readManutencaoSearch } from './manutencaoSearch.ts'

/** Months in sight, those of them that are to come, and how far one goes back or on at a time. */
const MESES = 12
const POR_VIR = 3
const PASSO = 6

type AnosListaProps = {
  search: ManutencaoSearch
  last: RefObject<number | undefined>
  /** What is searched for, which the page keeps. */
  paciente: string
  onPaciente: (paciente: string) => void
}

/** Every treatment of the provider, one row each, twelve months at a time; a name is typed, and never stands in the address. */
export function AnosLista({ search, last, paciente, onPaciente }: AnosListaProps) {
  const navigate = useNavigate({ from: '/portal/manutencoes' })
  const query = useInfiniteQuery({ ...anosQuery(paciente), placeholderData: keepPreviousData })
  const list = useRef<HTMLDivElement>(null)
  useReturnToLine(query.data !== undefined, last, list)
  const atual = mesDe(today())
  const primeiro = search.de ?? shiftMes(atual, POR_VIR + 1 - MESES)
  const meses = listMesesDesde(primeiro, MESES)
  const go = (de: string) => void navigate({ search: readManutencaoSearch({ aba: 'ano', de }) })
  return (
    <Stack gap={4}>
      <div className={styles.filtro}>
        <ProcuraPacienteField id="paciente-ano" onPaciente={onPaciente} paciente={paciente} />
        <Row>
          <Button icon="chevronLeft" onPress={() => go(shiftMes(primeiro, -PASSO))} size="pequeno">
            {PASSO} meses antes
          </Button>
          <span aria-live="polite">
            {showMesAno(primeiro)} a {showMesAno(meses.at(-1) ?? primeiro)}
          </span>
          <Button icon="chevronRight" onPress={() => go(shiftMes(primeiro, PASSO))} size="pequeno">
            {PASSO} meses depois
          </Button>
        </Row>
      </div>
      <Legenda />
      <div ref={list} tabIndex={-1}>
        <ListView
          empty={
            paciente === '' ? (
              <EmptyState icon="info" title="Nenhum tratamento">
                Quando a operadora autorizar uma guia inicial de ortodontia sua, o tratamento aparece aqui.
              </EmptyState>
            ) : (
              <EmptyState icon="search" title="Nenhum tratamento deste paciente">
                Nenhum paciente seu em ortodontia tem este nome ou cartão.
              </EmptyState>
            )
          }
          lines={8}
          loading="Carregando tratamentos"
          noun={['tratamento', 'tratamentos']}
          query={query}
          rows={({ anos }) => anos}
          shape="row"
        >
          {(anos) => <AnoTable anos={anos} atual={atual} meses={meses} />}
        </ListView>
      </div>
    </Stack>
  )
}

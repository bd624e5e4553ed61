import type { cadastro } from '@portal/contract/cadastro.ts'
import type { InfoCredenciado } from '@portal/contract/credenciado.ts'
import type { Reply } from '@portal/contract/route.ts'
import { showDocumento } from '@portal/domain/cadastro/documento.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../carregamento/QueryView.tsx'
import { especialidadesQuery, infoQuery } from '../credenciado/credenciado.queries.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './AtualizacaoCadastralPage.module.css'
import { corpoClinicoQuery } from './cadastro.queries.ts'

type Dentista = Reply<typeof cadastro.listCorpoClinico>[number]

const columns: readonly TableColumn<Dentista>[] = [
  { id: 'nome', header: 'Dentista', cell: ({ nome }) => nome, isRowHeader: true },
  { id: 'cro', header: 'CRO', cell: ({ cro, uf }) => `${uf} ${cro}` },
  { id: 'cbo', header: 'CBO', cell: ({ cbo }) => cbo },
  { id: 'unidade', header: 'Unidade', cell: ({ unidade }) => unidade ?? '—' },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ credenciado }) =>
      credenciado ? <Badge tone="sucesso">Credenciado</Badge> : <Badge tone="neutro">Descredenciado</Badge>,
  },
]

/** What only the operator changes: the registry, specialties and dentists. */
export function CorpoClinico() {
  return (
    <Stack gap={4}>
      <Registro />
      <Dentistas />
    </Stack>
  )
}

function toItens(info: InfoCredenciado) {
  const { rotulo, valor } = showDocumento(info.tipoPessoa, info.documento)
  return [
    { term: 'Código', value: String(info.codigoCredenciado), isNumeric: true },
    { term: rotulo, value: valor, isNumeric: true },
    { term: 'CRO', value: `${info.ufCro} ${info.cro}` },
    { term: 'CNES', value: info.cnes, isNumeric: true },
    { term: 'Município', value: `${info.municipio} (${info.uf})` },
  ]
}

function Registro() {
  const { data: info } = useQuery(infoQuery)
  return (
    <Card
      description="Quem muda estes dados é a operadora: fale com a central do credenciado."
      title="Especialidades"
    >
      <Stack gap={3}>
        {info && <DescriptionList items={toItens(info)} />}
        <QueryView
          empty={({ length }) => length === 0 && <p>Nenhuma especialidade cadastrada.</p>}
          lines={3}
          loading="Carregando especialidades"
          query={useQuery(especialidadesQuery)}
        >
          {(especialidades) => (
            <ul className={styles.especialidades}>
              {especialidades.map(({ codigoEspecialidade, nome }) => (
                <li key={codigoEspecialidade}>{nome}</li>
              ))}
            </ul>
          )}
        </QueryView>
      </Stack>
    </Card>
  )
}

function Dentistas() {
  const [isTodos, setTodos] = useState(false)
  const dentistas = useQuery({ ...corpoClinicoQuery(isTodos), placeholderData: (before) => before })
  return (
    <Card title="Corpo clínico">
      <Stack gap={3}>
        <Checkbox isSelected={isTodos} onChange={setTodos}>
          Mostrar também quem saiu
        </Checkbox>
        <QueryView lines={4} loading="Carregando corpo clínico" query={dentistas} shape="row">
          {(rows) => (
            <Table
              caption="Corpo clínico"
              columns={columns}
              empty={
                <EmptyState icon="user" title="Nenhum dentista no corpo clínico">
                  Para incluir um, fale com a central do credenciado.
                </EmptyState>
              }
              rowKey={({ codigoDentista }) => String(codigoDentista)}
              rowLabel={({ nome }) => nome}
              rows={rows}
            />
          )}
        </QueryView>
      </Stack>
    </Card>
  )
}

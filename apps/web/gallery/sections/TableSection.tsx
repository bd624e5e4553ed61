import type { Tom } from '@portal/domain/tom.ts'
import { useState } from 'react'
import { Badge } from '../../src/ui/data/Badge.tsx'
import { Pager } from '../../src/ui/data/Pager.tsx'
import { Table } from '../../src/ui/data/Table.tsx'
import type { TableColumn, TableSort } from '../../src/ui/data/tableColumn.ts'
import { Checkbox } from '../../src/ui/field/Checkbox.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'
import { notice } from '../../src/ui/notice.ts'

type SampleRow = {
  id: string
  number: string
  name: string
  tone: Tom
  word: string
  date: string
  cents: number
}

const states: readonly (readonly [Tom, string])[] = [
  ['sucesso', 'Autorizada'],
  ['informacao', 'Em análise'],
  ['atencao', 'Aguardando documentação'],
  ['perigo', 'Não autorizada'],
  ['neutro', 'Cancelada'],
]
const names = [
  'Marina Vieira Prado',
  'João Batista Nogueira',
  'Ana Lúcia Sampaio',
  'Iara Tibiriçá',
  'Caio Penteado',
]
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

const samples: readonly SampleRow[] = Array.from({ length: 10_000 }, (_, index) => {
  const [tone, word] = states[index % states.length] ?? ['neutro', 'Sem histórico']
  return {
    id: String(index),
    number: `${48210 + index}-${index % 10}`,
    name: names[index % names.length] ?? '',
    tone,
    word,
    date: `${String((index % 28) + 1).padStart(2, '0')}/11/2026`,
    cents: 8540 + ((index * 7919) % 240_000),
  }
})

const columns: readonly TableColumn<SampleRow>[] = [
  {
    id: 'number',
    header: 'Guia',
    cell: (row) => row.number,
    isRowHeader: true,
    isSortable: true,
    width: '7rem',
  },
  { id: 'name', header: 'Paciente', cell: (row) => row.name },
  { id: 'state', header: 'Situação', cell: (row) => <Badge tone={row.tone}>{row.word}</Badge> },
  { id: 'date', header: 'Data', cell: (row) => row.date, isSortable: true },
  { id: 'value', header: 'Valor', cell: (row) => money.format(row.cents / 100), align: 'end' },
]

export function TableSection() {
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'ascending' })
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['1']))
  const [isLong, setLong] = useState(false)
  return (
    <Card
      actions={
        <Checkbox isSelected={isLong} onChange={setLong}>
          10 mil linhas
        </Checkbox>
      }
      title="Tabela"
    >
      <Table
        actions={(row) => [
          {
            id: 'abrir',
            label: 'Abrir',
            icon: 'eye',
            onAction: () => notice.push({ tone: 'neutro', title: `Guia ${row.number}` }),
          },
          { id: 'imprimir', label: 'Imprimir', icon: 'print', onAction: () => undefined },
          { id: 'copiar', label: 'Copiar número', icon: 'copy', onAction: () => undefined },
          { id: 'cancelar', label: 'Cancelar', icon: 'trash', tone: 'perigo', onAction: () => undefined },
        ]}
        caption="Guias de novembro"
        columns={columns}
        onSort={setSort}
        rowKey={(row) => row.id}
        rowLabel={(row) => `guia ${row.number}`}
        rows={isLong ? samples : samples.slice(0, 6)}
        selection={{ keys, onChange: setKeys }}
        sort={sort}
      />
      <Pager count="6 guias até aqui" steps={[{ label: 'Carregar mais', onPress: () => setLong(true) }]} />
    </Card>
  )
}

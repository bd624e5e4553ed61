import { formatFaces } from '@portal/domain/dente/face.tables.ts'
import { Table } from '../../ui/data/Table.tsx'
import type { TableColumn } from '../../ui/data/tableColumn.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { type AvisoDente, type MarcaDente, tellEstado } from '../marca/marcaDente.ts'
import { SeloMarca } from '../marca/SeloMarca.tsx'
import { type LinhaTabela, listLinhasTabela } from './listLinhasTabela.ts'
import styles from './OdontogramaTabela.module.css'

const COLUNAS: readonly TableColumn<LinhaTabela>[] = [
  {
    id: 'lugar',
    header: 'Dente ou região',
    isRowHeader: true,
    cell: ({ lugar, nome }) => (
      <>
        <strong>{lugar}</strong> {nome}
      </>
    ),
  },
  { id: 'faces', header: 'Faces', cell: ({ marca }) => formatFaces(marca?.faces ?? '') || '—' },
  { id: 'evento', header: 'Evento', cell: ({ marca }) => marca?.rotulo ?? '—' },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ marca }) =>
      marca ? (
        <span className={styles.estado}>
          <SeloMarca tipo={marca.tipo} />
          {tellEstado(marca)}
        </span>
      ) : (
        '—'
      ),
  },
  { id: 'avisos', header: 'Avisos', cell: ({ avisos }) => avisos.join(' ') || '—' },
]

type OdontogramaTabelaProps = { marcas: readonly MarcaDente[]; avisos: readonly AvisoDente[] }

/** The chart in words, for readers, print and whoever prefers a list (Interface B3). */
export function OdontogramaTabela({ marcas, avisos }: OdontogramaTabelaProps) {
  return (
    <Table
      caption="Odontograma em tabela"
      columns={COLUNAS}
      empty={
        <EmptyState icon="tooth" title="Nenhum evento no odontograma">
          Escolha um dente no gráfico e busque o evento.
        </EmptyState>
      }
      rowKey={(linha) => linha.chave}
      rowLabel={(linha) => `${linha.lugar}, ${linha.marca?.rotulo ?? 'sem evento'}`}
      rows={listLinhasTabela(marcas, avisos)}
    />
  )
}

import { DENTES, findDente } from '@portal/domain/dente/dente.tables.ts'
import { formatFaces } from '@portal/domain/dente/face.tables.ts'
import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { type AvisoDente, getTipoMarca, type MarcaDente } from './marcaDente.ts'
import styles from './OdontogramaTabela.module.css'
import { SeloMarca } from './SeloMarca.tsx'

type Linha = {
  readonly chave: string
  readonly lugar: string
  readonly nome: string
  readonly marca?: MarcaDente
  readonly avisos: readonly string[]
}

const ORDEM = new Map<string, number>(DENTES.map((dente, indice) => [dente.codigo, indice]))

const toLugar = (item: MarcaDente | AvisoDente): string => item.dente ?? item.regiao ?? ''

const toNome = (lugar: string): string => findDente(lugar)?.nome ?? findRegiao(lugar)?.nome ?? ''

/** One line per event, teeth first; a place with advice and no event has a line of its own. */
export function listLinhasTabela(
  marcas: readonly MarcaDente[],
  avisos: readonly AvisoDente[],
): readonly Linha[] {
  const textos = (lugar: string) => avisos.filter((a) => toLugar(a) === lugar).map((a) => a.texto)
  const ocupados = new Set(marcas.map(toLugar))
  const comMarca = marcas.map((marca, indice) => {
    const lugar = toLugar(marca)
    return { chave: `${indice}`, lugar, nome: toNome(lugar), marca, avisos: textos(lugar) }
  })
  const soAvisos = [...new Set(avisos.map(toLugar))]
    .filter((lugar) => !ocupados.has(lugar))
    .map((lugar) => ({ chave: lugar, lugar, nome: toNome(lugar), avisos: textos(lugar) }))
  const posicao = ({ lugar }: Linha) => ORDEM.get(lugar) ?? DENTES.length
  return [...comMarca, ...soAvisos].sort((a, b) => posicao(a) - posicao(b))
}

const COLUNAS: readonly TableColumn<Linha>[] = [
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
          {getTipoMarca(marca.tipo).rotulo}
        </span>
      ) : (
        '—'
      ),
  },
  { id: 'avisos', header: 'Avisos', cell: ({ avisos }) => avisos.join(' ') || '—' },
]

type OdontogramaTabelaProps = { marcas: readonly MarcaDente[]; avisos: readonly AvisoDente[] }

/** The chart in words, for readers, print and whoever prefers a list (ux.md B3 "table twin"). */
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

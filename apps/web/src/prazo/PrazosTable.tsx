import type { Prazo as Linha } from '@portal/contract/prazo.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { getTipoPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { showInstante } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { CuraLink } from './CuraLink.tsx'
import { PrazoDetalhe } from './PrazoDetalhe.tsx'
import styles from './PrazosPage.module.css'
import { hasValor, nameLinha, PARA_ACOMPANHAR, splitPrazos } from './prazoWords.ts'

const cura = {
  id: 'cura',
  header: 'O que fazer',
  isRowHeader: true,
  cell: (linha: Linha) => (
    <span data-linha={linha.chave}>
      <CuraLink prazo={linha} />
    </span>
  ),
} as const

const showGuia = ({ tipo, referencia }: Linha) =>
  getTipoPrazo(tipo).isDeGuia && (
    <span className={styles.inteiro}>
      <AcessoLink href={enderecoGuia(referencia)}>{referencia}</AcessoLink>
    </span>
  )

const showRisco = ({ valor }: Linha) =>
  hasValor(valor) && <span className={styles.valor}>{showValor(valor)}</span>

/** Their widths are their own and not the words': the two tables stand one under the other. */
const columns: readonly TableColumn<Linha>[] = [
  { ...cura, width: '24%' },
  { id: 'guia', header: 'Guia', width: '9%', cell: (linha) => showGuia(linha) || '—' },
  { id: 'paciente', header: 'Paciente', width: '17%', cell: ({ nomeAssociado }) => nomeAssociado ?? '—' },
  { id: 'prazo', header: 'Até', width: '17%', cell: (linha) => <PrazoDetalhe linha={linha} /> },
  { id: 'valor', header: 'Em risco', align: 'end', width: '9%', cell: (linha) => showRisco(linha) || '—' },
]

/** Of what was given up, a sentence says when and why: it has what is left, and the short facts share two columns. */
const desistidas: readonly TableColumn<Linha>[] = [
  { ...cura, width: '20%' },
  {
    id: 'paciente',
    header: 'Paciente e guia',
    width: '17%',
    cell: (linha) => {
      const guia = showGuia(linha)
      return (
        <>
          <div>{linha.nomeAssociado ?? (guia ? undefined : '—')}</div>
          {guia && <div>Guia {guia}</div>}
        </>
      )
    },
  },
  {
    id: 'prazo',
    header: 'Até',
    width: '18%',
    cell: (linha) => {
      const risco = showRisco(linha)
      return (
        <>
          <PrazoDetalhe linha={linha} />
          {risco && <div>{risco} em risco</div>}
        </>
      )
    },
  },
  {
    id: 'desistencia',
    header: 'Desistência',
    isWide: true,
    cell: ({ desistencia }) =>
      desistencia && (
        <span className={styles.motivo}>{`${showInstante(desistencia.em)}: ${desistencia.motivo}`}</span>
      ),
  },
]

type PrazosTableProps = {
  prazos: readonly Linha[]
  onDesistir: (linha: Linha) => void
  onRetirar: (linha: Linha) => void
}

/**
 * One line a deadline: what is done about it, of which guide and patient, until when, how much is at risk; giving up and
 * taking back are actions of the row. What somebody else does stands under its own heading. J and K go from row to row,
 * Enter to the cure.
 */
export function PrazosTable({ prazos, ...acoes }: PrazosTableProps) {
  const colunas = prazos.some((linha) => linha.desistencia) ? desistidas : columns
  const { aFazer, aAcompanhar } = splitPrazos(prazos)
  return (
    <Rows className={styles.grupos} takesFocus>
      {aFazer.length > 0 && <Grupo {...acoes} caption="Prazos" colunas={colunas} prazos={aFazer} />}
      {aAcompanhar.length > 0 && (
        <section aria-label={PARA_ACOMPANHAR} className={styles.grupo}>
          <h2 className={styles.titulo}>{PARA_ACOMPANHAR}</h2>
          <Grupo {...acoes} caption={PARA_ACOMPANHAR} colunas={colunas} prazos={aAcompanhar} />
        </section>
      )}
    </Rows>
  )
}

type GrupoProps = PrazosTableProps & { caption: string; colunas: readonly TableColumn<Linha>[] }

const Grupo = ({ caption, colunas, prazos, onDesistir, onRetirar }: GrupoProps) => (
  <Table
    actions={(linha) => [
      linha.desistencia
        ? {
            id: 'retirar',
            label: 'Retirar a desistência',
            icon: 'undo',
            onAction: () => onRetirar(linha),
          }
        : {
            id: 'desistir',
            label: 'Desistir deste prazo',
            icon: 'close',
            // In the menu alone: beside the cure it would be pressed by mistake.
            tone: 'perigo',
            onAction: () => onDesistir(linha),
          },
    ]}
    caption={caption}
    columns={colunas}
    rowKey={({ chave }) => chave}
    rowLabel={nameLinha}
    rows={prazos}
  />
)

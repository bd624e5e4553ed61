import type { Prazo as Linha } from '@portal/contract/prazo.ts'
import { getTipoPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { showInstante } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import styles from './PrazosPage.module.css'
import { describeConsequencia, describeCura, describeObjeto } from './prazoWords.ts'

const columns: readonly TableColumn<Linha>[] = [
  {
    id: 'objeto',
    header: 'O que vence',
    isRowHeader: true,
    // Enter on the row's link is its cure.
    cell: (linha) => (
      <div className={styles.objeto}>
        <AcessoLink href={getTipoPrazo(linha.tipo).endereco(linha.referencia)}>
          {describeCura(linha)}
        </AcessoLink>
        <span className={styles.detalhe}>
          {[getTipoPrazo(linha.tipo).rotulo, linha.nomeAssociado].filter(Boolean).join(' · ')}
        </span>
      </div>
    ),
  },
  {
    id: 'prazo',
    header: 'Até',
    width: '11rem',
    cell: ({ prazo }) => (prazo === null ? 'Sem data' : <Prazo isLong prazo={prazo} />),
  },
  {
    id: 'consequencia',
    header: 'O que para',
    cell: (linha) =>
      linha.desistencia
        ? `Desistência em ${showInstante(linha.desistencia.em)}: ${linha.desistencia.motivo}`
        : describeConsequencia(linha),
  },
  {
    id: 'valor',
    header: 'Em risco',
    align: 'end',
    width: '8rem',
    cell: ({ valor }) => (valor ? showValor(valor) : '—'),
  },
]

type PrazosTableProps = {
  prazos: readonly Linha[]
  onDesistir: (linha: Linha) => void
  onRetirar: (linha: Linha) => void
}

/** One line a deadline: what, until when, what stops, how much; giving up and taking back are actions of the row. */
export function PrazosTable({ prazos, onDesistir, onRetirar }: PrazosTableProps) {
  return (
    <Table
      actions={(linha) => [
        linha.desistencia
          ? { id: 'retirar', label: 'Retirar a desistência', icon: 'undo', onAction: () => onRetirar(linha) }
          : {
              id: 'desistir',
              label: 'Desistir deste prazo',
              icon: 'close',
              onAction: () => onDesistir(linha),
            },
      ]}
      caption="Prazos"
      columns={columns}
      rowKey={({ chave }) => chave}
      rowLabel={describeObjeto}
      rows={prazos}
    />
  )
}

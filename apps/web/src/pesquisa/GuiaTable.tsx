import type { GuiaResumo } from '@portal/contract/guia.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { showInstante } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Link } from '../ui/action/Link.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { RowAction, TableColumn, TableSelection } from '../ui/data/tableColumn.ts'
import styles from './GuiaTable.module.css'
import { Prazo } from './Prazo.tsx'
import { SituacaoGuia } from './SituacaoGuia.tsx'
import { useLinhasTeclado } from './useLinhasTeclado.ts'

const columns: readonly TableColumn<GuiaResumo>[] = [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha }) => (
      <span className={styles.numero}>
        <Link href={`/portal/guia/${numeroFicha}`}>{numeroFicha}</Link>
      </span>
    ),
  },
  { id: 'paciente', header: 'Paciente', cell: ({ associado }) => associado.nome },
  {
    id: 'especialidade',
    header: 'Especialidade',
    cell: ({ codigoEspecialidade }) => findEspecialidade(codigoEspecialidade)?.rotulo ?? codigoEspecialidade,
  },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ statusFicha, prazo }) => <SituacaoGuia prazo={prazo} statusFicha={statusFicha} />,
  },
  { id: 'prazo', header: 'Prazo', cell: ({ prazo }) => <Prazo prazo={prazo} /> },
  {
    id: 'liberada',
    header: 'Liberada em',
    cell: ({ liberadaEm }) => <span className={styles.instante}>{showInstante(liberadaEm)}</span>,
  },
  { id: 'eventos', header: 'Eventos', align: 'end', cell: ({ quantidadeEventos }) => quantidadeEventos },
  { id: 'valor', header: 'Valor', align: 'end', cell: ({ valorTotal }) => showValor(valorTotal) },
]

type GuiaTableProps = {
  caption: string
  guias: readonly GuiaResumo[]
  actions?: (guia: GuiaResumo) => readonly RowAction[]
  selection?: TableSelection
}

/** Guides in rows. With the focus in it, J and K or the arrows go from guide to guide and Enter opens one. */
export function GuiaTable({ caption, guias, actions, selection }: GuiaTableProps) {
  const onKeyDown = useLinhasTeclado()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the links inside, which act
    <div onKeyDown={onKeyDown}>
      <Table
        caption={caption}
        columns={columns}
        rowKey={(guia) => String(guia.numeroFicha)}
        rowLabel={(guia) => `guia ${guia.numeroFicha}`}
        rows={guias}
        {...(actions && { actions })}
        {...(selection && { selection })}
      />
    </div>
  )
}

import type { GuiaResumo } from '@portal/contract/guia.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { showInstante } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Table } from '../ui/data/Table.tsx'
import type { RowAction, TableColumn, TableSelection } from '../ui/data/tableColumn.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './GuiaTable.module.css'
import { Prazo } from './Prazo.tsx'
import { useLinhasTeclado } from './useLinhasTeclado.ts'

const showEventos = (quantos: number): string => (quantos === 1 ? '1 evento' : `${quantos} eventos`)

/** Two lines a cell: everything of a guide in four columns, which fit from 600 px of table on. */
const columns: readonly TableColumn<GuiaResumo>[] = [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha, liberadaEm }) => (
      <span className={styles.numero}>
        <Link href={`/portal/guia/${numeroFicha}`}>{numeroFicha}</Link>
        <span className={styles.segunda}>
          <VisuallyHidden>liberada em </VisuallyHidden>
          {showInstante(liberadaEm)}
        </span>
      </span>
    ),
  },
  {
    id: 'paciente',
    header: 'Paciente',
    cell: ({ associado, codigoEspecialidade }) => (
      <>
        {associado.nome}
        <span className={styles.segunda}>
          {findEspecialidade(codigoEspecialidade)?.rotulo ?? codigoEspecialidade}
        </span>
      </>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ statusFicha, prazo }) => (
      <>
        <StatusGuiaBadge prazo={prazo} statusFicha={statusFicha} />
        {prazo && (
          <span className={styles.segunda}>
            Prazo: <Prazo prazo={prazo} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    cell: ({ valorTotal, quantidadeEventos }) => (
      <>
        {showValor(valorTotal)}
        <span className={styles.segunda}>{showEventos(quantidadeEventos)}</span>
      </>
    ),
  },
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

import type { Parecido } from '@portal/domain/conciliacao/compareCreditos.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { showData } from '../calendario/format.ts'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn, TableSelection } from '../ui/data/tableColumn.ts'
import { FieldFrame } from '../ui/field/FieldFrame.tsx'
import { describeParecidos, nameLinhaExtrato } from './palavrasExtrato.ts'

const colunas: readonly TableColumn<Parecido>[] = [
  {
    id: 'dia',
    header: 'Dia e valor',
    cell: ({ credito }) => `${showData(credito.dia)}, ${formatReais(credito.centavos)}`,
    isRowHeader: true,
  },
  { id: 'arquivo', header: 'Neste arquivo', cell: ({ credito }) => nameLinhaExtrato(credito), isWide: true },
  { id: 'daqui', header: 'Já está aqui', cell: ({ daqui }) => nameLinhaExtrato(daqui), isWide: true },
]

type ParecidosTableProps = {
  parecidos: readonly Parecido[]
  /** By their places in the file: those that are other money. */
  selection: TableSelection
  /** Without them nothing comes in. */
  error: string | undefined
}

/** Each deposit that looks like one that is here, beside it: whether they are the same money only a person knows. */
export const ParecidosTable = ({ parecidos, selection, error }: ParecidosTableProps) => (
  <FieldFrame
    error={error}
    hint="Cada arquivo do banco conta o mesmo dinheiro do seu modo. Marque só o que é outro dinheiro: o mesmo, trazido de novo, contaria em dobro."
    id="parecidos"
    isGroup
    isSpoken
    label={describeParecidos(parecidos.length)}
  >
    {({ id, 'aria-describedby': describedby }, labelId) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the table
      <div aria-describedby={describedby} aria-labelledby={labelId} id={id} role="group">
        <Table
          caption="Depósitos que parecem já estar aqui"
          columns={colunas}
          isTall
          rowKey={({ lugar }) => String(lugar)}
          rowLabel={({ credito }) =>
            `o depósito de ${showData(credito.dia)}, ${formatReais(credito.centavos)}, ${nameLinhaExtrato(credito)}`
          }
          rows={parecidos}
          selection={selection}
        />
      </div>
    )}
  </FieldFrame>
)

import type { RelatorioDigital, TotaisDigitais } from '@portal/contract/financeiro.ts'
import { showTipoEnvio } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import styles from './RelatorioGtoDigitalPage.module.css'

type Linha = { nome: string; totais: TotaisDigitais }

const valor = (
  header: string,
  campo: Exclude<keyof TotaisDigitais, 'guias' | 'eventos'>,
): TableColumn<Linha> => ({
  id: campo,
  header,
  align: 'end',
  cell: ({ totais }) => showValor(totais[campo]),
})

const columns: readonly TableColumn<Linha>[] = [
  {
    id: 'nome',
    header: 'Modo de envio',
    isRowHeader: true,
    cell: ({ nome, totais }) => (
      <>
        {nome}
        <span className={styles.segunda}>
          {`${countOf(totais.eventos, 'evento', 'eventos')}, ${countOf(totais.guias, 'guia', 'guias')}`}
        </span>
      </>
    ),
  },
  valor('Informado', 'valorInformado'),
  valor('A processar', 'valorAProcessar'),
  valor('Glosa', 'valorGlosa'),
  valor('Franquia', 'valorFranquia'),
  valor('Liberado', 'valorLiberado'),
]

/** What each way of sending adds up to, and both together, of all the rows that there are. */
export function GtoDigitalTotais({ envios, totais }: Pick<RelatorioDigital, 'envios' | 'totais'>) {
  const linhas = envios.map(
    (envio): Linha => ({ nome: showTipoEnvio(envio.tipoEnvio), totais: envio.totais }),
  )
  return (
    <Table
      caption="Totais por modo de envio"
      columns={columns}
      rowKey={({ nome }) => nome}
      rowLabel={({ nome }) => nome}
      rows={linhas.length > 1 ? [...linhas, { nome: 'Total', totais }] : linhas}
    />
  )
}

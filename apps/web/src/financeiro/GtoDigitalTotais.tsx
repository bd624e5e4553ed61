import type { RelatorioDigital, TotaisDigitais } from '@portal/contract/financeiro.ts'
import { showTipoEnvio } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import styles from './RelatorioGtoDigitalPage.module.css'

type CampoValor = Exclude<keyof TotaisDigitais, 'guias' | 'eventos'>
type Linha = { nome: string; totais: TotaisDigitais; isTotal?: boolean }

/** A sum, with another that belongs to it in a second line. */
const valor = (
  header: string,
  campo: CampoValor,
  segunda?: readonly [rotulo: string, campo: CampoValor],
) => ({
  id: campo,
  header,
  align: 'end' as const,
  cell: ({ totais, isTotal = false }: Linha) => (
    <>
      <span className={isTotal ? styles.total : undefined}>{showValor(totais[campo])}</span>
      {segunda && <span className={styles.segunda}>{`${segunda[0]} ${showValor(totais[segunda[1]])}`}</span>}
    </>
  ),
})

/** Four columns, which fit from 600 px of table on. */
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
  valor('Informado', 'valorInformado', ['a processar', 'valorAProcessar']),
  valor('Glosa', 'valorGlosa'),
  valor('Liberado', 'valorLiberado', ['franquia', 'valorFranquia']),
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
      rows={linhas.length > 1 ? [...linhas, { nome: 'Total', totais, isTotal: true }] : linhas}
    />
  )
}

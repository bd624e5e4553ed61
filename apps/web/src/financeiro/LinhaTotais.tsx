import type { Totais } from '@portal/contract/financeiro.ts'
import { showValor } from '../dinheiro/showValor.ts'
import styles from './DemonstrativoTable.module.css'

const colunas = [
  ['Processado', 'valorProcessado'],
  ['Glosa', 'valorGlosa'],
  ['Franquia', 'valorFranquia'],
  ['Liberado', 'valorLiberado'],
] as const

export const titulosTotais: readonly string[] = colunas.map(([titulo]) => titulo)

/** The four figures of a line; nothing is a dash. */
export const LinhaTotais = ({ totais }: { totais: Totais }) =>
  colunas.map(([titulo, campo]) => (
    <td className={styles.valor} data-label={titulo} key={campo}>
      {totais[campo] === '0.00' ? '—' : showValor(totais[campo])}
    </td>
  ))

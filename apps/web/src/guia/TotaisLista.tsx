import type { ReactNode } from 'react'
import styles from './TotaisLista.module.css'

type TotaisListaProps = {
  /** What the totals are of, in words. */
  resumo?: ReactNode
  valores: readonly { termo: string; valor: string }[]
  acao: ReactNode
}

/** The bar at the foot of a guide: words, money in columns, and the action at the end. */
export const TotaisLista = ({ resumo, valores, acao }: TotaisListaProps) => (
  <div className={styles.barra}>
    {resumo && <div className={styles.resumo}>{resumo}</div>}
    <dl className={styles.valores}>
      {valores.map(({ termo, valor }) => (
        <div key={termo}>
          <dt>{termo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
    <div className={styles.acao}>{acao}</div>
  </div>
)

import type { ReactNode } from 'react'
import styles from './TotaisLista.module.css'

type TotaisListaProps = {
  /** What the totals are of, in words. */
  resumo?: ReactNode
  valores: readonly { termo: string; valor: string }[]
  acao: ReactNode
  /** On a phone the action beside the words, the money in one line under both. */
  isCompacta?: boolean
}

/** The bar at the foot of a guide: words, money in columns, and the action at the end. */
export const TotaisLista = ({ resumo, valores, acao, isCompacta }: TotaisListaProps) => (
  <div className={styles.barra} data-compacta={isCompacta || undefined}>
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

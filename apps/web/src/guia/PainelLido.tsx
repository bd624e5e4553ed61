import type { ReactNode } from 'react'
import { PainelEventos } from './PainelEventos.tsx'
import styles from './PainelLido.module.css'

type PainelLidoProps = { quantos: number; nota: ReactNode; children: ReactNode }

/** What stands in the place of the events' table where none was sent: a line about it, and what there is to read. */
export const PainelLido = ({ quantos, nota, children }: PainelLidoProps) => (
  <PainelEventos isText quantos={quantos} resumo={<p className={styles.nota}>{nota}</p>}>
    <div className={styles.lido}>{children}</div>
  </PainelEventos>
)

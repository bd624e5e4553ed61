import type { ReactNode } from 'react'
import { lugares } from './lugares.ts'
import styles from './PainelEventos.module.css'

type PainelEventosProps = { quantos: number; resumo?: ReactNode; children: ReactNode }

/** The events beside the chart: their number, what is to be known of them all, and the table in a scroll of its own. */
export const PainelEventos = ({ quantos, resumo, children }: PainelEventosProps) => (
  <section id={lugares.eventos}>
    <header className={styles.cabeca}>
      <h2 className={styles.titulo}>Eventos ({quantos})</h2>
      {resumo}
    </header>
    <div className={styles.rolagem}>{children}</div>
  </section>
)

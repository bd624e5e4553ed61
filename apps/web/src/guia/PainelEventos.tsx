import type { ReactNode } from 'react'
import { lugares } from './acao/lugares.ts'
import styles from './PainelEventos.module.css'

type PainelEventosProps = {
  quantos: number
  resumo?: ReactNode
  /** A table without a control in each row: its scroll must be reachable by itself (WCAG 2.1.1). */
  isText?: boolean
  children: ReactNode
}

/** The events beside the chart: their number, what is to be known of them all, and the table in a scroll of its own. */
export const PainelEventos = ({ quantos, resumo, isText, children }: PainelEventosProps) => (
  <section id={lugares.eventos}>
    <header className={styles.cabeca}>
      <h2 className={styles.titulo}>Eventos ({quantos})</h2>
      {resumo}
    </header>
    <section aria-label="Linhas dos eventos" className={styles.rolagem} tabIndex={isText ? 0 : undefined}>
      {children}
    </section>
  </section>
)

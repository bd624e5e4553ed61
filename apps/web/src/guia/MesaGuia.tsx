import { type ReactNode, useState } from 'react'
import { ActionBar } from '../ui/layout/ActionBar.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './MesaGuia.module.css'

type MesaGuiaProps = {
  /** Where events enter, or what became of them. */
  topo: ReactNode
  odontograma: ReactNode
  eventos: ReactNode
  /** What is seldom needed, folded to a line each. */
  dobras: ReactNode
  /** What stays in sight at the foot of the screen: totals and the action that matters, where there are any. */
  barra: ReactNode
}

/** Too narrow for the whole mouth: the events tell more than a quarter of it, and come first. */
const TELEFONE = '(width < 48rem)'

/** The desk of a guide, open or sent: chart and table side by side in one screen, the bar always in view (Interface S04). */
export function MesaGuia({ topo, odontograma, eventos, dobras, barra }: MesaGuiaProps) {
  // As it is when the guide opens: parts that change places under the hand would take the focus with them.
  const [isEventosAntes] = useState(() => matchMedia(TELEFONE).matches)
  const lista = <div className={styles.eventos}>{eventos}</div>
  return (
    <>
      <div className={styles.tela}>
        {topo}
        <div className={styles.trabalho}>
          {isEventosAntes && lista}
          <section className={styles.painel}>
            <VisuallyHidden>
              <h2>Odontograma</h2>
            </VisuallyHidden>
            {odontograma}
          </section>
          {!isEventosAntes && lista}
        </div>
      </div>
      <div className={styles.dobras}>{dobras}</div>
      {barra && <ActionBar isStrip>{barra}</ActionBar>}
    </>
  )
}

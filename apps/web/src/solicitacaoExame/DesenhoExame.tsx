import styles from './DesenhoExame.module.css'
import { desenhosExame } from './desenhosExame.data.tsx'

/** The portal's own drawing of an exam; its words stand beside it. Nothing where it has none yet. */
export function DesenhoExame({ desenho }: { desenho: string }) {
  const partes = desenhosExame[desenho]
  return partes ? (
    <svg aria-hidden="true" className={styles.desenho} data-desenho={desenho} viewBox="0 0 220 120">
      {partes}
    </svg>
  ) : null
}

import { showData, today } from '../calendario/format.ts'
import { showPrazo, urgenciaPrazo } from '../calendario/prazo.ts'
import styles from './Prazo.module.css'

/** In a narrow column the line breaks before the count of days, and not within it. */
const keepDias = (palavras: string): string =>
  palavras.replace(/(?<=, ).+/, (dias) => dias.replaceAll(' ', '\u00a0'))

/** The day on which something is due; near or past, in words besides colour (WCAG 1.4.1). */
export function Prazo({ prazo, isLong = false }: { prazo: string; isLong?: boolean }) {
  const urgencia = urgenciaPrazo(prazo, today())
  return (
    <span className={styles.prazo} data-urgencia={urgencia}>
      {isLong || urgencia !== 'longe' ? keepDias(showPrazo(prazo, today())) : showData(prazo)}
    </span>
  )
}

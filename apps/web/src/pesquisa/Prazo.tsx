import { showData, today } from '../calendario/format.ts'
import { showPrazo, urgenciaPrazo } from '../calendario/prazo.ts'
import styles from './Prazo.module.css'

/** In a narrow column the line breaks before the count of days, and not within it. */
const keepDias = (palavras: string): string =>
  palavras.replace(/(?<=, ).+/, (dias) => dias.replaceAll(' ', '\u00a0'))

type PrazoProps = {
  prazo: string
  /** By which it ends on that day, where it does not have the whole of it. */
  hora?: string | undefined
  isLong?: boolean
  /** Somebody else answers by it: no colour asks for the reader's hand. */
  isDeOutro?: boolean
}

/** The day on which something is due; near or past, in words besides colour (WCAG 1.4.1). */
export function Prazo({ prazo, hora, isLong = false, isDeOutro = false }: PrazoProps) {
  const urgencia = urgenciaPrazo(prazo, today())
  return (
    <span className={styles.prazo} data-urgencia={isDeOutro ? undefined : urgencia}>
      {isLong || urgencia !== 'longe' ? keepDias(showPrazo(prazo, today(), hora)) : showData(prazo)}
    </span>
  )
}

import styles from './Spinner.module.css'

/** Inline progress of unknown length, inside a button or a field; never over a whole page (Interface B0). */
export function Spinner({ label }: { label: string }) {
  return <span aria-label={label} className={styles.spinner} role="img" />
}

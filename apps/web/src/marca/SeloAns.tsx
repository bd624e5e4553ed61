import type { Marca } from './marca.ts'
import styles from './SeloAns.module.css'

/** The regulator's seal with the network's registration, which Brazilian operators print on everything. */
export function SeloAns({ marca }: { marca: Marca }) {
  return (
    <svg
      aria-label={`Registro na ANS número ${marca.registroAns}`}
      className={styles.seal}
      height="34"
      role="img"
      viewBox="0 0 128 34"
      width="128"
    >
      <rect className={styles.edge} height="33" rx="4.5" width="127" x=".5" y=".5" />
      <path className={styles.ground} d="M5 0h39v34H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z" />
      <path
        className={styles.tick}
        d="M22 6.5 13 9.700v5.600c0 5.300 3.400 9.400 9 12.200 5.600-2.800 9-6.900 9-12.200V9.700zM18 16.500l3 3 5.500-5.500"
      />
      <text className={styles.small} x="52" y="14">
        Registro ANS nº
      </text>
      <text className={styles.number} x="52" y="27">
        {marca.registroAns}
      </text>
    </svg>
  )
}

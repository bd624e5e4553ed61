import styles from './CopartOperadora.module.css'
import { showValor } from './showValor.ts'

/** What the operator bills the patient for later, under what the clinic collects; nothing where there is none. */
export const CopartOperadora = ({ valor }: { valor: string | undefined }) =>
  valor && <span className={styles.depois}>{showValor(valor)} pela operadora</span>

import { KeyList } from '../../ui/data/KeyList.tsx'
import { comandos, formatTecla } from './comando.ts'
import styles from './TeclaList.module.css'

const keys = comandos.map(({ nome, rotulo }) => [formatTecla(nome), rotulo] as const)

/** The sheet of keys. */
export const TeclaList = () => (
  <section aria-label="Atalhos do teclado" className={styles.sheet}>
    <KeyList keys={[...keys, ['Esc', 'Fechar']]} />
  </section>
)

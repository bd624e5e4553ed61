import { KeyList } from '../../ui/data/KeyList.tsx'
import { comandos, formatTecla } from './comando.ts'
import styles from './TeclaList.module.css'

const keys = comandos.map(({ nome, rotulo }) => [formatTecla(nome), rotulo] as const)

/** The sheet of keys, longer than most stages: what scrolls takes the focus. */
export const TeclaList = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrows
  <section aria-label="Atalhos do teclado" className={styles.sheet} tabIndex={0}>
    <KeyList keys={[...keys, ['Esc', 'Fechar']]} />
  </section>
)

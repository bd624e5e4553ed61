import { KeyList } from '../../ui/data/KeyList.tsx'
import { comandos, formatTecla } from './comando.ts'
import styles from './TeclaList.module.css'

/** The sheet of keys, longer than most stages: what scrolls takes the focus. Marks are not kept of every image. */
export const TeclaList = ({ comMarcas }: { comMarcas: boolean }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrows
  <section aria-label="Atalhos do teclado" className={styles.sheet} tabIndex={0}>
    <KeyList
      keys={[
        ...comandos
          .filter(({ nome }) => comMarcas || nome !== 'marcas')
          .map(({ nome, rotulo }) => [formatTecla(nome), rotulo] as const),
        ['Esc', 'Fechar'],
      ]}
    />
  </section>
)

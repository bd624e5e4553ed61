import { KeyList } from '../../ui/data/KeyList.tsx'
import { isKeyOn } from '../../ui/singleKeys.ts'
import { useSingleKeys } from '../../ui/useSingleKeys.ts'
import { comandos, formatTecla } from './comando.ts'
import styles from './TeclaList.module.css'

/** The sheet of the keys that act, longer than most stages: what scrolls takes the focus. Marks are not kept of every image. */
export function TeclaList({ comMarcas }: { comMarcas: boolean }) {
  const areOn = useSingleKeys()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrows
    <section aria-label="Atalhos do teclado" className={styles.sheet} tabIndex={0}>
      <KeyList
        keys={[
          ...comandos
            .filter(({ nome, teclas: [tecla] }) => (comMarcas || nome !== 'marcas') && isKeyOn(tecla, areOn))
            .map(({ nome, rotulo }) => [formatTecla(nome), rotulo] as const),
          ['Esc', 'Fechar'],
        ]}
      />
    </section>
  )
}

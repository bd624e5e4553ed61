import { useLayoutEffect, useRef } from 'react'
import { KeyList } from '../../ui/data/KeyList.tsx'
import { isKeyOn } from '../../ui/singleKeys.ts'
import { useSingleKeys } from '../../ui/useSingleKeys.ts'
import { comandos, formatTecla } from './comando.ts'
import styles from './TeclaList.module.css'
import { useTeclasAntes } from './useTeclasAntes.ts'

type TeclaListProps = { comMarcas: boolean; onClose: () => void }

/** The sheet of the keys that act, longer than most stages: what scrolls takes the focus. Marks are not kept of every image. */
export function TeclaList({ comMarcas, onClose }: TeclaListProps) {
  const areOn = useSingleKeys()
  const sheet = useRef<HTMLElement>(null)
  // Esc closes what is in front: the sheet, and the viewer only after it.
  useTeclasAntes(true, ({ key }) => {
    if (key === 'Escape') onClose()
    return key === 'Escape'
  })
  // Whoever went into the sheet comes back to where it was opened from.
  useLayoutEffect(() => {
    const opener = document.activeElement
    const own = sheet.current
    return () => {
      if (own?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrows
    <section aria-label="Atalhos do teclado" className={styles.sheet} ref={sheet} tabIndex={0}>
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

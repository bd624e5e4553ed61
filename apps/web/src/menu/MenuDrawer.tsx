import { Dialog } from '../ui/overlay/Dialog.tsx'
import styles from './MenuDrawer.module.css'
import { MenuItemLink } from './MenuItemLink.tsx'
import { iconOf } from './menuIcon.ts'
import { useMenu } from './useMenu.ts'

/** The entry of this page, which may be the last of many, is in sight. */
const showCurrent = (menu: HTMLElement | null): void =>
  menu?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' })

/** The menu on small screens: everything open, nothing to unfold. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { secoes, flags } = useMenu()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} side="start" title="Menu">
      <nav aria-label="Menu" className={styles.menu} ref={showCurrent}>
        {secoes?.map((secao) => (
          <section key={secao.id}>
            {secao.isGrupo && <h3 className={styles.title}>{secao.rotulo}</h3>}
            <ul className={styles.list}>
              {secao.itens.map((item) => (
                <li key={item.identificadorItem}>
                  <MenuItemLink
                    flags={flags}
                    item={item}
                    onChoose={onClose}
                    {...(!secao.isGrupo && { icon: iconOf(secao.id) })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Dialog>
  )
}

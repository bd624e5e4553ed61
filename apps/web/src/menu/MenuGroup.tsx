import { GRUPO_DIARIO } from '@portal/domain/menu/menu.tables.ts'
import type { FlagsMenu } from '@portal/domain/menu/menuBloqueio.ts'
import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './MenuGroup.module.css'
import { MenuItemLink } from './MenuItemLink.tsx'
import { iconOf } from './menuIcon.ts'
import type { Secao } from './secao.ts'
import { useFlyout } from './useFlyout.ts'

/**
 * A group of the side menu with its sub-items beside it. Those of every day stand under its name wherever the menu is
 * wide enough for words; the styles choose between the name and the button.
 */
export function MenuGroup({ secao, flags }: { secao: Secao; flags: FlagsMenu }) {
  const { isOpen, hide, containerProps, triggerProps } = useFlyout()
  const { pathname } = useLocation()
  const id = useId()
  const isCurrent = secao.itens.some((item) => item.rota === pathname)
  return (
    <li className={styles.group} data-diario={secao.id === GRUPO_DIARIO || undefined} {...containerProps}>
      <p aria-hidden="true" className={styles.heading}>
        <Icon name={iconOf(secao.id)} size={20} />
        <span className={styles.label}>{secao.rotulo}</span>
      </p>
      <button
        {...triggerProps}
        aria-controls={id}
        // Shut, it alone tells where one is: the page's own mark is within.
        aria-current={isCurrent || undefined}
        className={styles.trigger}
        type="button"
      >
        <Icon name={iconOf(secao.id)} size={20} />
        <span className={styles.label}>{secao.rotulo}</span>
        <Icon className={styles.chevron} name="chevronRight" size={16} />
      </button>
      <div className={styles.flyout} hidden={!isOpen} id={id}>
        <p aria-hidden="true" className={styles.title}>
          {secao.rotulo}
        </p>
        <ul aria-label={secao.rotulo} className={styles.list}>
          {secao.itens.map((item) => (
            <li key={item.identificadorItem}>
              <MenuItemLink flags={flags} item={item} onChoose={hide} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

import type { FlagsMenu } from '@portal/domain/menu/menuBloqueio.ts'
import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './MenuGroup.module.css'
import { MenuItemLink } from './MenuItemLink.tsx'
import { iconOf } from './menuIcon.ts'
import type { Secao } from './secao.ts'
import { useFlyout } from './useFlyout.ts'

/** A group of the side menu with its sub-items beside it. */
export function MenuGroup({ secao, flags }: { secao: Secao; flags: FlagsMenu }) {
  const { isOpen, hide, containerProps, triggerProps } = useFlyout()
  const { pathname } = useLocation()
  const id = useId()
  const isCurrent = secao.itens.some((item) => item.rota === pathname)
  return (
    <li className={styles.group} {...containerProps}>
      <button
        {...triggerProps}
        aria-controls={id}
        className={styles.trigger}
        data-current={isCurrent || undefined}
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

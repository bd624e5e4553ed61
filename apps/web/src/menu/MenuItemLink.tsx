import type { ItemMenu } from '@portal/contract/menu.ts'
import type { FlagsMenu } from '@portal/domain/menu/menuBloqueio.ts'
import { useLocation } from '@tanstack/react-router'
import { Link } from 'react-aria-components/Link'
import { LockableButton } from '../ui/action/LockableButton.tsx'
import { css } from '../ui/css.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon.data.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { lockOf } from './acesso.ts'
import { hrefOf, isForaDoPortal } from './href.ts'
import styles from './MenuItemLink.module.css'
import { linkOrigem } from './origemNovaAba.ts'

const c = css(styles)

type MenuItemLinkProps = {
  item: ItemMenu
  flags: FlagsMenu
  /** Shown before the words, for the entries of the first level. */
  icon?: IconName
  onChoose: () => void
}

/**
 * One entry: a link, or a locked button that does nothing and says why (Spec §2, §5). An entry outside the portal,
 * be it in the legacy system, opens another tab.
 */
export function MenuItemLink({ item, flags, icon, onChoose }: MenuItemLinkProps) {
  const { pathname } = useLocation()
  const lock = lockOf(item, flags)
  if (lock) {
    return (
      <LockableButton className={c('item')} data-locked reason={lock}>
        <Icon name="lock" />
        <span className={styles.label}>{item.rotulo}</span>
        <VisuallyHidden> (bloqueado)</VisuallyHidden>
      </LockableButton>
    )
  }
  const isCurrent = pathname === item.rota
  const isFora = isForaDoPortal(item)
  return (
    <Link
      {...(isFora && { target: '_blank', rel: 'noreferrer' })}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      className={c('item')}
      href={hrefOf(item, isCurrent)}
      // This page stays as it is, with the focus where it was.
      {...(!isFora && { onPress: onChoose })}
      {...linkOrigem('menu')}
    >
      {icon && <Icon name={icon} size={20} />}
      <span className={styles.label}>{item.rotulo}</span>
      {isFora && <Icon name="external" size={14} />}
    </Link>
  )
}

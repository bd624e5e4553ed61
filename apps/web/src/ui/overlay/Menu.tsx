import type { ReactNode } from 'react'
import { MenuTrigger, Popover } from 'react-aria-components/Menu'
import { css } from '../css.ts'
import styles from './list.module.css'
import { MenuList } from './MenuList.tsx'
import type { MenuEntry } from './menuEntry.ts'

const c = css(styles)

type MenuProps = {
  label: string
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactNode
  entries: readonly MenuEntry[]
  placement?: 'bottom start' | 'bottom end'
}

/** A button that opens a menu of actions and links. */
export function Menu({ label, trigger, entries, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={c('popover')} offset={4} placement={placement}>
        <MenuList entries={entries} label={label} />
      </Popover>
    </MenuTrigger>
  )
}

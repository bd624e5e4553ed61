import { Popover } from 'react-aria-components/Popover'
import { css } from '../css.ts'
import styles from './list.module.css'
import { MenuList } from './MenuList.tsx'
import type { MenuEntry } from './menuEntry.ts'
import type { Anchored } from './PanelTrigger.tsx'

const c = css(styles)

export type MenuPlacement = 'bottom start' | 'bottom end'

type MenuPopoverProps = Anchored & {
  label: string
  entries: readonly MenuEntry[]
  placement: MenuPlacement
}

/** An open menu beside its button; Esc, a press outside or a choice closes it and gives the focus back. */
export function MenuPopover({ label, entries, anchor, placement, onClose }: MenuPopoverProps) {
  return (
    <Popover
      aria-label={label}
      className={c('popover')}
      isOpen
      offset={4}
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
      triggerRef={anchor}
    >
      <MenuList entries={entries} label={label} onClose={onClose} />
    </Popover>
  )
}

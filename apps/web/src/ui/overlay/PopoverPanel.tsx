import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { css } from '../css.ts'
import listStyles from './list.module.css'
import type { Anchored } from './PanelTrigger.tsx'
import styles from './Popover.module.css'

const c = css({ ...listStyles, ...styles })

export type PopoverPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'

type PopoverPanelProps = Anchored & {
  label: string
  children: ReactNode
  placement?: PopoverPlacement
}

/** An open panel beside its button; Esc or a press outside closes it and gives the focus back. */
export function PopoverPanel({
  label,
  children,
  anchor,
  placement = 'bottom start',
  onClose,
}: PopoverPanelProps) {
  return (
    <Popover
      className={c('popover')}
      isOpen
      offset={6}
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
      triggerRef={anchor}
    >
      <Dialog aria-label={label} className={c('content')}>
        {children}
      </Dialog>
    </Popover>
  )
}

import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { css } from '../css.ts'
import listStyles from './list.module.css'
import styles from './Popover.module.css'

const c = css({ ...listStyles, ...styles })

type PopoverProps = {
  label: string
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

/** A small floating panel; Esc or a press outside closes it. */
export function Popover({ label, trigger, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={c('popover')} offset={6} placement={placement}>
        <Dialog aria-label={label} className={c('content')}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

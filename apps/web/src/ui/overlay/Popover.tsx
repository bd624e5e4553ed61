import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { css } from '../css.ts'
import listStyles from './list.module.css'
import { type Opened, toOpen } from './opened.ts'
import styles from './Popover.module.css'

const c = css({ ...listStyles, ...styles })

type PopoverPanelProps = { label: string; children: ReactNode; opened?: Opened }

/** A small panel beside its button; Esc or a press outside closes it and gives the focus back. */
export const PopoverPanel = ({ label, children, opened }: PopoverPanelProps) => (
  <AriaPopover className={c('popover')} offset={6} placement="bottom start" {...(opened && toOpen(opened))}>
    <Dialog aria-label={label} className={c('content')}>
      {children}
    </Dialog>
  </AriaPopover>
)

type PopoverProps = Omit<PopoverPanelProps, 'opened'> & {
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactNode
}

export const Popover = ({ trigger, ...panel }: PopoverProps) => (
  <DialogTrigger>
    {trigger}
    <PopoverPanel {...panel} />
  </DialogTrigger>
)

import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { MenuPopover, type MenuPopoverProps } from './MenuPopover.tsx'

type MenuProps = Omit<MenuPopoverProps, 'opened'> & {
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactNode
}

/** A button that opens a menu of actions and links, by press or by the down arrow. */
export const Menu = ({ trigger, ...panel }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <MenuPopover {...panel} />
  </MenuTrigger>
)

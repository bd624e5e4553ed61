import type { ReactNode } from 'react'
import { dialogPanel } from './lazyPanel.ts'
import { PanelTrigger } from './PanelTrigger.tsx'
import type { PopoverPlacement } from './PopoverPanel.tsx'

type PopoverProps = {
  label: string
  trigger: ReactNode
  children: ReactNode
  placement?: PopoverPlacement
}

/** A button that opens a small floating panel. */
export const Popover = ({ label, trigger, children, placement = 'bottom start' }: PopoverProps) => (
  <PanelTrigger own={{ label, children, placement }} panel={dialogPanel} popup="dialog" trigger={trigger} />
)

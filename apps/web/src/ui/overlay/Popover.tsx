import type { ReactNode } from 'react'
import { PanelTrigger } from './PanelTrigger.tsx'
import { PopoverPanel, type PopoverPlacement } from './PopoverPanel.tsx'

type PopoverProps = {
  label: string
  trigger: ReactNode
  children: ReactNode
  placement?: PopoverPlacement
}

/** A button that opens a small floating panel. */
export const Popover = ({ label, trigger, children, placement = 'bottom start' }: PopoverProps) => (
  <PanelTrigger own={{ label, children, placement }} panel={PopoverPanel} popup="dialog" trigger={trigger} />
)

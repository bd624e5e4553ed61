import type { ReactNode } from 'react'
import { type MenuPlacement, MenuPopover } from './MenuPopover.tsx'
import type { MenuEntry } from './menuEntry.ts'
import { PanelTrigger } from './PanelTrigger.tsx'

type MenuProps = {
  label: string
  trigger: ReactNode
  entries: readonly MenuEntry[]
  placement?: MenuPlacement
}

/** A button that opens a menu of actions and links, by press or by the down arrow. */
export const Menu = ({ label, trigger, entries, placement = 'bottom start' }: MenuProps) => (
  <PanelTrigger own={{ label, entries, placement }} panel={MenuPopover} popup="menu" trigger={trigger} />
)

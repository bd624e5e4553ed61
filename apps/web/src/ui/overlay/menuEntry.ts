import type { IconName } from '../icon.data.ts'

/** One entry of a menu: an action or a link, or a line between groups. */
export type MenuEntry =
  | {
      id: string
      label: string
      description?: string
      icon?: IconName
      /** Keys shown at the end, such as "Ctrl+K". */
      keys?: string
      tone?: 'perigo'
      href?: string
      isDisabled?: boolean
      /** The menu stays when it is chosen: it shows more of itself. */
      staysOpen?: boolean
      onAction?: () => void
    }
  | { id: string; kind: 'separator' }

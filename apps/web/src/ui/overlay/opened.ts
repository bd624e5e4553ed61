import type { RefObject } from 'react'

/** What floats beside a plain element of a list, opened by it: the list holds one for all of its rows. */
export type Opened = { anchor: RefObject<HTMLElement | null>; onClose: () => void }

export const toOpen = ({ anchor, onClose }: Opened) => ({
  isOpen: true,
  triggerRef: anchor,
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) onClose()
  },
})

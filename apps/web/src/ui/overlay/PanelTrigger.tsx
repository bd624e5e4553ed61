import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'

/** What every panel is told: the control that it floats beside, and how to close. */
export type Anchored = { anchor: RefObject<HTMLElement | null>; onClose: () => void }

type PanelTriggerProps<Own> = {
  /** What readers are told that it opens; a menu opens by the down arrow too. */
  popup: 'menu' | 'dialog'
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactNode
  panel: ComponentType<Own & Anchored>
  /** The panel's other properties. */
  own: Own
}

/** A button and the panel that floats beside it while it is open. */
export function PanelTrigger<Own>({ popup, trigger, panel: Panel, own }: PanelTriggerProps<Own>) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <ButtonContext
        value={{
          ref: anchor,
          'aria-haspopup': popup,
          'aria-expanded': isOpen,
          onPress: () => setOpen(true),
          ...(popup === 'menu' && {
            onKeyDown: (event) => {
              if (event.key === 'ArrowDown') setOpen(true)
              // The library keeps a key that is listened to, and the page's own keys would stop here.
              else event.continuePropagation()
            },
          }),
        }}
      >
        {trigger}
      </ButtonContext>
      {isOpen && <Panel {...own} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}

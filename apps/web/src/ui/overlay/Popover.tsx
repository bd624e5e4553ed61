import { type ReactNode, Suspense, useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { LazyPopoverPanel, preloadPopoverPanel } from './LazyPopoverPanel.tsx'
import type { PopoverPlacement } from './PopoverPanel.tsx'

type PopoverProps = {
  label: string
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactNode
  children: ReactNode
  placement?: PopoverPlacement
}

/** A button that opens a small floating panel. */
export function Popover({ label, trigger, children, placement = 'bottom start' }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <ButtonContext
        value={{
          ref: anchor,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onPress: () => setOpen(true),
          onHoverStart: preloadPopoverPanel,
          onFocus: preloadPopoverPanel,
        }}
      >
        {trigger}
      </ButtonContext>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyPopoverPanel
            anchor={anchor}
            label={label}
            onClose={() => setOpen(false)}
            placement={placement}
          >
            {children}
          </LazyPopoverPanel>
        </Suspense>
      )}
    </>
  )
}

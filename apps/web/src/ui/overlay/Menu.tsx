import { type ReactNode, Suspense, useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { LazyMenuPopover, preloadMenuPopover } from './LazyMenuPopover.tsx'
import type { MenuPlacement } from './MenuPopover.tsx'
import type { MenuEntry } from './menuEntry.ts'

type MenuProps = {
  label: string
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactNode
  entries: readonly MenuEntry[]
  placement?: MenuPlacement
}

/** A button that opens a menu of actions and links, by press or by the down arrow. */
export function Menu({ label, trigger, entries, placement = 'bottom start' }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <ButtonContext
        value={{
          ref: anchor,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          onPress: () => setOpen(true),
          onKeyDown: (event) => event.key === 'ArrowDown' && setOpen(true),
          onHoverStart: preloadMenuPopover,
          onFocus: preloadMenuPopover,
        }}
      >
        {trigger}
      </ButtonContext>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyMenuPopover
            anchor={anchor}
            entries={entries}
            label={label}
            onClose={() => setOpen(false)}
            placement={placement}
          />
        </Suspense>
      )}
    </>
  )
}

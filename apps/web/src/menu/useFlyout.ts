import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Leaves the pointer time to cross the gap to the sub-items. */
const GRACE_MS = 180

/**
 * A group's sub-items: they appear on hover (Spec §2) and also on keyboard focus and on press; Esc closes and gives
 * the focus back to the group (WCAG 1.4.13, 2.1.1).
 */
export function useFlyout() {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isEscaping = useRef(false)
  const isByFocus = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  function show() {
    clearTimeout(timer.current)
    setOpen(true)
  }

  function hide() {
    clearTimeout(timer.current)
    isByFocus.current = false
    setOpen(false)
  }

  /** Closes; a focus that would go with the sub-items is the group's again. */
  function giveBack() {
    isEscaping.current = true
    if (trigger.current?.parentElement?.contains(document.activeElement)) trigger.current.focus()
    isEscaping.current = false
    hide()
  }

  /** Whoever is among the sub-items by keyboard stays there, wherever the mouse goes. */
  function leave() {
    const isByKeyboard = trigger.current?.parentElement?.querySelector(':focus-visible')
    if (!isByKeyboard) giveBack()
  }

  /** For the element that holds the group and its sub-items. */
  const containerProps = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && show(),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(leave, GRACE_MS)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) hide()
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isOpen) giveBack()
    },
  }

  const triggerProps = {
    ref: trigger,
    'aria-expanded': isOpen,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (isEscaping.current || !currentTarget.matches(':focus-visible')) return
      isByFocus.current = true
      show()
    },
    // The mouse has opened it already by entering, or the focus by coming: the press that follows must not close it. Any
    // other of keys (detail 0) and fingers toggles.
    onClick: ({ detail, nativeEvent }: MouseEvent) => {
      const isMouse =
        detail > 0 && nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse'
      if (isMouse || !isOpen || isByFocus.current) show()
      else hide()
      isByFocus.current = false
    },
  }

  return { isOpen, hide, containerProps, triggerProps }
}

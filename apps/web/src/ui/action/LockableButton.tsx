import { type Ref, useContext, useEffect, useState } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Tooltip } from './Tooltip.tsx'

type LockableButtonProps = ButtonProps & {
  /** Not of one with `autoFocus`. */
  ref?: Ref<HTMLButtonElement>
  /** Why it does nothing now. */
  reason: string | undefined
}

/**
 * A button that, while there is a reason, does nothing but say it: on hover, on focus and when pressed, for a finger
 * neither hovers nor shows where the focus is. With and without a reason it is the same element, so that it keeps the focus.
 */
export function LockableButton(props: LockableButtonProps) {
  const { reason } = props
  return (
    <Tooltip isDisabled={!reason} text={reason ?? ''}>
      <SayingButton {...props} />
    </Tooltip>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/**
 * The button within the tooltip that has the reason. One with `autoFocus` takes the focus as it appears, as a field does:
 * react-aria's own comes later, and within a dialog it may find that the dialog has put the lost focus elsewhere.
 */
export function SayingButton({ reason, autoFocus = false, ref, ...rest }: LockableButtonProps) {
  const [isFirst] = useState(autoFocus)
  const tooltip = useContext(TooltipTriggerStateContext)
  const [isAsked, setAsked] = useState(false)
  const isOpen = tooltip?.isOpen ?? false
  useEffect(() => {
    if (!isOpen) setAsked(false)
  }, [isOpen])
  const say = () => {
    setAsked(true)
    tooltip?.open(true)
  }
  return (
    <>
      <Button
        {...rest}
        ref={isFirst ? takeFocus : ref}
        {...(reason && { 'aria-disabled': 'true', type: 'button', onPress: say })}
      />
      {reason && (
        <VisuallyHidden>
          {/* A reader that has the focus there already does not come to the tooltip by itself. */}
          <span aria-live="polite">{isAsked && reason}</span>
        </VisuallyHidden>
      )}
    </>
  )
}

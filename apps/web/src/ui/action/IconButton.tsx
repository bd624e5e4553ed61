import type { Ref } from 'react'
import type { ButtonProps as AriaProps } from 'react-aria-components/Button'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import styles from './IconButton.module.css'
import { SayingButton } from './LockableButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const c = css(styles)

type IconButtonProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  /** The name for readers and the tooltip. */
  label: string
  icon: IconName
  size?: 'pequeno' | 'medio'
  /** Inherits the colour of the brand's frame instead of the page's. */
  isOnFrame?: boolean
  /** Why the action cannot be taken now, in place of the name in the tooltip (Interface B6.3). */
  disabledReason?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** One that can do nothing now keeps the focus: whoever pressed it to the end goes on from there. */
const quiet = { 'aria-disabled': 'true', onPress: () => undefined } as const

/** An action shown by its icon alone; its words come in a tooltip on hover and on focus. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'medio', isOnFrame, isDisabled, disabledReason, ...rest } = props
  return (
    <Tooltip text={disabledReason ?? label}>
      <SayingButton
        {...rest}
        {...(isDisabled && quiet)}
        aria-label={label}
        className={c('button')}
        data-frame={isOnFrame || undefined}
        data-size={size}
        reason={disabledReason}
      >
        <Icon name={disabledReason ? 'lock' : icon} size={size === 'pequeno' ? 18 : 20} />
      </SayingButton>
    </Tooltip>
  )
}

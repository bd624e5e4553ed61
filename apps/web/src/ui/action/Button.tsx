import type { ReactNode } from 'react'
import type { ButtonProps as AriaProps } from 'react-aria-components/Button'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import styles from './Button.module.css'
import { LockableButton } from './LockableButton.tsx'
import { Spinner } from './Spinner.tsx'

const c = css(styles)

export type ButtonVariant = 'primario' | 'secundario' | 'fantasma' | 'perigo'

export type ButtonProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isDisabled'> & {
  children: ReactNode
  variant?: ButtonVariant
  size?: 'pequeno' | 'medio' | 'grande'
  icon?: IconName
  isWide?: boolean
  /**
   * Why the action cannot be taken now. The button stays reachable by keyboard and says the reason in a tooltip,
   * by a press too; there is no silent disabled state (Interface B6.3).
   */
  disabledReason?: string | undefined
}

/**
 * Presses do nothing, and the button stays where the focus is. Not react-aria's own `isPending`: its announcer keeps
 * pointing at a progress bar that has gone when the button goes, which readers then find without a name.
 */
const quiet = { 'aria-disabled': 'true', type: 'button', onPress: () => undefined } as const

/** An action. `isPending` shows its progress in place and ignores further presses. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'secundario',
    size = 'medio',
    icon,
    isWide,
    disabledReason,
    isPending,
    ...rest
  } = props
  const shownIcon = disabledReason ? 'lock' : icon
  return (
    <LockableButton
      {...rest}
      {...(isPending && quiet)}
      className={c('button')}
      data-espera={isPending || undefined}
      data-size={size}
      data-variant={variant}
      data-wide={isWide || undefined}
      reason={disabledReason}
    >
      {isPending ? <Spinner label="Aguarde" /> : shownIcon && <Icon name={shownIcon} />}
      {children}
    </LockableButton>
  )
}

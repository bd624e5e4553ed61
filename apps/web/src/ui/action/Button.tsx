import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import { css } from '../css.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'
import styles from './Button.module.css'

const c = css(styles)

export type ButtonVariant = 'primario' | 'secundario' | 'fantasma' | 'perigo'

export type ButtonProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isDisabled'> & {
  children: ReactNode
  variant?: ButtonVariant
  size?: 'pequeno' | 'medio' | 'grande'
  icon?: IconName
  isWide?: boolean
  /**
   * Why the action cannot be taken now. The button stays reachable by keyboard and says the reason in a tooltip;
   * there is no silent disabled state (ux.md B6 "Tooltips + locked items reason").
   */
  disabledReason?: string | undefined
}

/** An action. `isPending` shows its progress in place and ignores further presses. */
export function Button(props: ButtonProps) {
  const { children, variant = 'secundario', size = 'medio', icon, isWide, disabledReason, ...rest } = props
  const shownIcon = disabledReason ? 'lock' : icon
  return (
    <Tooltip isDisabled={!disabledReason} text={disabledReason ?? ''}>
      <AriaButton
        {...rest}
        {...(disabledReason && { 'aria-disabled': 'true', type: 'button', onPress: () => undefined })}
        className={c('button')}
        data-size={size}
        data-variant={variant}
        data-wide={isWide || undefined}
      >
        {rest.isPending ? <Spinner label="Aguarde" /> : shownIcon && <Icon name={shownIcon} />}
        {children}
      </AriaButton>
    </Tooltip>
  )
}

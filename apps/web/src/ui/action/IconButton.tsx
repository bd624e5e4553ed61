import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

const c = css(styles)

type IconButtonProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  /** The name for readers and the tooltip. */
  label: string
  icon: IconName
  size?: 'pequeno' | 'medio'
  /** Inherits the colour of the brand's frame instead of the page's. */
  isOnFrame?: boolean
}

/** One that can do nothing now keeps the focus: whoever pressed it to the end goes on from there. */
const quiet = { 'aria-disabled': 'true', onPress: () => undefined } as const

/** An action shown by its icon alone; its words come in a tooltip on hover and on focus. */
export function IconButton({ label, icon, size = 'medio', isOnFrame, isDisabled, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        {...rest}
        {...(isDisabled && quiet)}
        aria-label={label}
        className={c('button')}
        data-frame={isOnFrame || undefined}
        data-size={size}
      >
        <Icon name={icon} size={size === 'pequeno' ? 18 : 20} />
      </AriaButton>
    </Tooltip>
  )
}

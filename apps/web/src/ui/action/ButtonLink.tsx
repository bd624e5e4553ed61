import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaProps } from 'react-aria-components/Link'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icon.data.ts'
import styles from './Button.module.css'
import type { ButtonProps } from './Button.tsx'

const c = css(styles)

type ButtonLinkProps = Omit<AriaProps, 'children' | 'className' | 'style'> &
  Pick<ButtonProps, 'variant' | 'size'> & {
    children: ReactNode
    icon?: IconName
  }

/** A link to another screen that weighs as much as a button: it navigates, so that it stays a link for readers. */
export function ButtonLink({
  children,
  variant = 'secundario',
  size = 'medio',
  icon,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={c('button')} data-size={size} data-variant={variant}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  )
}

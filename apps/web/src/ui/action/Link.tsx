import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaProps } from 'react-aria-components/Link'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './Link.module.css'

const c = css(styles)

type LinkProps = Omit<AriaProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  /** Opens another tab, and says so. */
  isExternal?: boolean
}

/** A link in text; `href` goes through the application's router. */
export function Link({ children, isExternal, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} {...(isExternal && { target: '_blank', rel: 'noreferrer' })} className={c('link')}>
      {children}
      {isExternal && (
        <>
          <Icon className={styles.icon} name="external" size={14} />
          <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
        </>
      )}
    </AriaLink>
  )
}

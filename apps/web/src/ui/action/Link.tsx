import type { ReactNode } from 'react'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useFollow } from '../useFollow.ts'
import styles from './Link.module.css'

const c = css(styles)

type LinkProps = {
  children: ReactNode
  href: string
  /** Opens another tab, and says so. */
  isExternal?: boolean
  /** Opens something over this page. */
  isOver?: boolean
  /** Also done when it is followed: what it stands in closes. */
  onPress?: () => void
}

/** A link in text; `href` goes through the application's router. A plain element: a table has one in each row. */
export function Link({ children, href, isExternal, isOver, onPress }: LinkProps) {
  const follow = useFollow(isOver)
  return (
    <a
      className={c('link')}
      href={href}
      onClick={(event) => {
        onPress?.()
        follow(event)
      }}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
      {isExternal && (
        <>
          <Icon className={styles.icon} name="external" size={14} />
          <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
        </>
      )}
    </a>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon.data.ts'
import styles from './EndPage.module.css'
import { ExternalLayout } from './ExternalLayout.tsx'
import { useEnderecoEntrada } from './useEnderecos.ts'

type EndPageProps = {
  icon: IconName
  title: string
  children: ReactNode
  /** What to do next; without it, the login of the network. */
  actions?: ReactNode
}

/** One of the ways that things end (Interface S26): what happened, in its own words, and the way on. */
export function EndPage({ icon, title, children, actions }: EndPageProps) {
  const entrada = useEnderecoEntrada()
  const heading = useRef<HTMLHeadingElement>(null)

  // Readers begin with where one is now.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <ExternalLayout>
      <article className={styles.card}>
        <span className={styles.mark}>
          <Icon name={icon} size={28} />
        </span>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>
          {actions ?? (
            // The login is the server's page: a plain link, past the router.
            <a className={styles.enter} href={entrada}>
              Entrar novamente
            </a>
          )}
        </div>
      </article>
    </ExternalLayout>
  )
}

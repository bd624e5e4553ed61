import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import { Icon } from '../Icon.tsx'
import styles from './StateMessage.module.css'

type ErrorStateProps = {
  title: string
  children: ReactNode
  /** The server's code or the raw error, to read out to support. */
  detail?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  actions?: ReactNode
}

/** A part of the page that could not be loaded: what happened and how to try again, in its own place. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, detail, onRetry, isRetrying = false, actions } = props
  return (
    <div className={styles.state} role="alert">
      <span className={styles.mark} data-tone="perigo">
        <Icon name="error" size={28} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      {detail && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button icon="refresh" isPending={isRetrying} onPress={onRetry} variant="primario">
            Tentar de novo
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}

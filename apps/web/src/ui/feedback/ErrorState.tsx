import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './StateMessage.module.css'

type ErrorStateProps = {
  title: string
  children: ReactNode
  /** The server's code or the kind of the error, to read out to support. */
  detail?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  actions?: ReactNode
}

/** A part of the page that could not be loaded: what happened and how to try again, in its own place. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, detail, onRetry, isRetrying = false, actions } = props
  const retry = onRetry && (
    <Button icon="refresh" isPending={isRetrying} onPress={onRetry} variant="primario">
      Tentar de novo
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState
        actions={
          (retry || actions) && (
            <>
              {retry}
              {actions}
            </>
          )
        }
        icon="error"
        title={title}
        tone="perigo"
      >
        {children}
        {detail && <p className={styles.detail}>{detail}</p>}
      </EmptyState>
    </div>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import { toNotice } from '../api/notice.ts'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'

type LoadErrorProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }

/** A reading that failed, in its own place: why, in the catalogue's words, and how to try again. */
export function LoadError({ query: { error, isFetching, refetch } }: LoadErrorProps) {
  const { title, text } = toNotice(error)
  return (
    <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} title={title}>
      {text}
    </ErrorState>
  )
}

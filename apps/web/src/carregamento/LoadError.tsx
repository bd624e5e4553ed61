import { toNotice } from '../api/notice.ts'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import type { QueryOf } from './QueryView.tsx'

type LoadErrorProps = { query: Omit<QueryOf<unknown>, 'data'> }

/** A reading that failed, in its own place: why, in the catalogue's words, and how to try again. For `QueryView`. */
export function LoadError({ query: { error, isFetching, refetch } }: LoadErrorProps) {
  const { title, text } = toNotice(error)
  return (
    <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} title={title}>
      {text}
    </ErrorState>
  )
}

import { isRecusaFinal } from '../api/erroApi.ts'
import { toNotice } from '../api/notice.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import type { QueryOf, Volta } from './QueryView.tsx'

type LoadErrorProps = { query: Omit<QueryOf<unknown>, 'data'>; volta?: Volta | undefined }

/**
 * A reading that failed, in its own place: why, in the catalogue's words, and how to try again; what would be refused again
 * is not asked again, and from it there is the way back. For `QueryView`.
 */
export function LoadError({ query: { error, isFetching, refetch }, volta }: LoadErrorProps) {
  const { title, text } = toNotice(error)
  const isFinal = isRecusaFinal(error)
  return (
    <ErrorState
      actions={
        isFinal &&
        volta && (
          <ButtonLink href={volta.href} variant="primario">
            {volta.rotulo}
          </ButtonLink>
        )
      }
      isRetrying={isFetching}
      onRetry={isFinal ? undefined : () => void refetch()}
      title={title}
    >
      {text}
    </ErrorState>
  )
}

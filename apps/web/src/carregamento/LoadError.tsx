import { isErroApi } from '../api/erroApi.ts'
import { toNotice } from '../api/notice.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import type { QueryOf, Volta } from './QueryView.tsx'

type LoadErrorProps = { query: Omit<QueryOf<unknown>, 'data'>; volta?: Volta | undefined }

/**
 * A reading that failed, in its own place: why, in the catalogue's words, and how to try again; what there is not does not
 * come for being asked again, and from it there is the way back. For `QueryView`.
 */
export function LoadError({ query: { error, isFetching, refetch }, volta }: LoadErrorProps) {
  const { title, text } = toNotice(error)
  const isAusente = isErroApi(error) && error.status === 404
  return (
    <ErrorState
      actions={
        isAusente &&
        volta && (
          <ButtonLink href={volta.href} variant="primario">
            {volta.rotulo}
          </ButtonLink>
        )
      }
      isRetrying={isFetching}
      onRetry={isAusente ? undefined : () => void refetch()}
      title={title}
    >
      {text}
    </ErrorState>
  )
}

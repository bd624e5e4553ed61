import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { NotFoundPage } from '../../acesso/NotFoundPage.tsx'
import { ErroApi } from '../../api/erroApi.ts'
import { toNotice } from '../../api/notice.ts'
import { ExternalLayout } from '../../marca/ExternalLayout.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'

/** Any failure that no page foresaw (Spec §2.2): what happened, the error as it came, and the way to the start. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof ErroApi && error.status === 404) return <NotFoundPage />
  const { title, text } = toNotice(error)

  function retry() {
    reset()
    void router.invalidate()
  }

  return (
    <ErrorState
      actions={<Button onPress={() => void router.navigate({ href: '/portal' })}>Ir para o início</Button>}
      detail={describe(error)}
      onRetry={retry}
      title={title}
    >
      {text}
    </ErrorState>
  )
}

/** The same where the frame itself failed, or there is none. */
export const ErrorOutsidePage = (props: ErrorComponentProps) => (
  <ExternalLayout>
    <ErrorPage {...props} />
  </ExternalLayout>
)

function describe(error: unknown): string {
  if (!(error instanceof ErroApi)) return error instanceof Error ? error.message : String(error)
  return error.requisicao ? `${error.codigo} · requisição ${error.requisicao}` : error.codigo
}

import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { NotFoundPage } from '../../acesso/NotFoundPage.tsx'
import { ErroApi, isErroApi } from '../../api/erroApi.ts'
import { toNotice } from '../../api/notice.ts'
import { ExternalLayout } from '../../marca/ExternalLayout.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ButtonLink } from '../../ui/action/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { useTitleOnLoad } from '../../ui/useTitleOnLoad.ts'

/** Lists of which one may have gone, by the code that says so: where the others are. */
const listas: Readonly<Record<string, { href: string; rotulo: string }>> = {
  'API-BIB-0001': { href: '/portal/universidadeAurora', rotulo: 'Ver a biblioteca' },
  'API-COM-0001': { href: '/portal/comunicados', rotulo: 'Ver os comunicados' },
}

/** One of a list that is there no longer, in the catalogue's words, and the way to the others. */
function SumiuPage({ error, volta }: { error: unknown; volta: { href: string; rotulo: string } }) {
  const { title, text } = toNotice(error)
  usePageTitle(title)
  useTitleOnLoad()
  return (
    <EmptyState
      actions={
        <ButtonLink href={volta.href} variant="primario">
          {volta.rotulo}
        </ButtonLink>
      }
      icon="help"
      title={title}
    >
      {text}
    </EmptyState>
  )
}

/** Any failure that no page foresaw (Spec §2.2): what happened, its code, and the way on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const volta = error instanceof ErroApi ? listas[error.codigo] : undefined
  if (volta) return <SumiuPage error={error} volta={volta} />
  if (error instanceof ErroApi && error.status === 404) return <NotFoundPage />
  const { title, text } = toNotice(error)
  const isIncomplete = isErroApi(error, 'PAGINA_NAO_VEIO')

  function retry() {
    reset()
    void router.invalidate()
  }

  return (
    <ErrorState
      actions={
        <>
          {isIncomplete && (
            <Button icon="refresh" onPress={() => location.reload()} variant="primario">
              Recarregar a página
            </Button>
          )}
          <Button onPress={() => void router.navigate({ href: '/portal' })}>Ir para o início</Button>
        </>
      }
      detail={describe(error)}
      onRetry={isIncomplete ? undefined : retry}
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

/** What to read out to support. What the browser says of an error in the code is English: its kind alone. */
function describe(error: unknown): string {
  if (!(error instanceof ErroApi)) return error instanceof Error ? error.name : 'erro sem nome'
  return error.requisicao ? `${error.codigo} · requisição ${error.requisicao}` : error.codigo
}

import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ExternalLayout } from '../../acesso/ExternalLayout.tsx'
import { MissingPage, NotFoundPage } from '../../acesso/NotFoundPage.tsx'
import { ErroApi, isErroApi, isRecusaFinal } from '../../api/erroApi.ts'
import { toNotice } from '../../api/notice.ts'
import { SemCarta, semCarta } from '../../carta/SemCarta.tsx'
import { SemRecurso, semRecurso } from '../../recursoGlosa/SemRecurso.tsx'
import { hrefOf } from '../../rota/hrefOf.ts'
import { Button } from '../../ui/action/Button.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { useTitleOnLoad } from '../../ui/useTitleOnLoad.ts'

/** Lists of which one may have gone, by the code that says so: where the others are, in the catalogue's words. */
const listas: Readonly<Record<string, { href: string; rotulo: string }>> = {
  'API-BIB-0001': { href: hrefOf('/portal/universidadeAurora'), rotulo: 'Ver a biblioteca' },
  'API-GTO-0001': { href: hrefOf('/portal/consultaGTOs'), rotulo: 'Consultar guias' },
  'API-SOL-0001': { href: hrefOf('/portal/consultarStatusPedidosExames'), rotulo: 'Pedidos de exame' },
  'API-COM-0001': { href: hrefOf('/portal/comunicados'), rotulo: 'Ver os comunicados' },
}

/** Any failure that no page foresaw (Spec §2.2): what happened, its code, and the way on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  useTitleOnLoad()
  const { title, text } = toNotice(error)
  const volta = isErroApi(error) ? listas[error.codigo] : undefined
  if (volta)
    return (
      <MissingPage title={title} volta={volta}>
        {text}
      </MissingPage>
    )
  if (isErroApi(error) && semCarta.has(error.codigo)) return <SemCarta title={title}>{text}</SemCarta>
  if (isErroApi(error) && semRecurso.has(error.codigo)) return <SemRecurso title={title}>{text}</SemRecurso>
  if (isErroApi(error) && error.status === 404) return <NotFoundPage />
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
      onRetry={isIncomplete || isRecusaFinal(error) ? undefined : retry}
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

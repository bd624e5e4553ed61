import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EndPage } from '../acesso/EndPage.tsx'
import { isErroApi, isRecusaFinal } from '../api/erroApi.ts'
import { toNotice } from '../api/notice.ts'
import { session } from '../api/session.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Spinner } from '../ui/action/Spinner.tsx'
import { legadoQuery } from './legado.queries.ts'

/**
 * `/acesso/legado/{itemId}`: hands an item of the menu over to the legacy system (Spec §2, §7), which takes this page's
 * place. The menu opens it in a tab of its own. An item that the menu lacks raises the generic alert (Spec §8).
 */
export default function LegadoPage() {
  const { _splat: item = '' } = useParams({ strict: false })
  const busca = useLocation({ select: ({ searchStr }) => searchStr })
  const { data, error, refetch } = useQuery(legadoQuery(item, busca))

  useEffect(() => {
    if (data) session().go(data)
  }, [data])

  const voltar = (
    <ButtonLink href={hrefOf('/portal')} size="grande">
      Ir para o início
    </ButtonLink>
  )
  if (!error)
    return (
      <EndPage actions={voltar} icon="external" key="espera" title="Abrindo o sistema anterior">
        <Spinner label="Abrindo o sistema anterior" />
      </EndPage>
    )
  const { title, text } = toNotice(error)
  // What the menu lacks will not be there a moment later, nor what is locked be open.
  const mayRetry = isErroApi(error) && !isRecusaFinal(error)
  return (
    <EndPage
      actions={
        <>
          {mayRetry && (
            <Button icon="refresh" onPress={() => void refetch()} size="grande" variant="primario">
              Tentar de novo
            </Button>
          )}
          {voltar}
        </>
      }
      icon="error"
      key="falha"
      title={title}
    >
      <p role="alert">{text}</p>
    </EndPage>
  )
}

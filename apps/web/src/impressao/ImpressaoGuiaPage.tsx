import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { useObjectUrl } from '../imagem/conteudo/useObjectUrl.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { useTitleOnLoad } from '../ui/useTitleOnLoad.ts'
import styles from './ImpressaoGuiaPage.module.css'
import { guiaPdfQuery } from './impressao.queries.ts'

export const loader = ({ params, queryClient }: LoaderArgs<{ numeroFicha: string }>) =>
  queryClient.ensureQueryData(guiaPdfQuery(Number(params.numeroFicha)))

/** Interface S24: the guide on paper, to see, print and keep. */
export default function ImpressaoGuiaPage() {
  const { numeroFicha } = useParams({ from: '/portal/impressao/gto/$numeroFicha' })
  const { data } = useSuspenseQuery(guiaPdfQuery(Number(numeroFicha)))
  const url = useObjectUrl(data.conteudo)
  useTitleOnLoad()
  return (
    <Stack gap={4}>
      <Row>
        <ButtonLink href={enderecoGuia(Number(numeroFicha))} icon="arrowLeft" variant="fantasma">
          Voltar à guia {numeroFicha}
        </ButtonLink>
        {url && (
          <>
            <ButtonLink download={data.nome} href={url} icon="download">
              Baixar o PDF
            </ButtonLink>
            <ButtonLink href={url} icon="print" target="_blank" variant="primario">
              Abrir para imprimir
            </ButtonLink>
          </>
        )}
      </Row>
      {url && <iframe className={styles.previa} src={url} title={`Guia ${numeroFicha} em PDF`} />}
    </Stack>
  )
}

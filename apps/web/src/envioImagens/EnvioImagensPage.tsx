import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isErroApi } from '../api/erroApi.ts'
import { useAtRest } from '../carregamento/createLate.tsx'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { eventosFichaQuery } from '../evento/eventosFicha.queries.ts'
import { imagensQuery } from '../imagem/imagem.queries.ts'
import { BuscaGuia } from '../pesquisa/BuscaGuia.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EsperaLista } from './EsperaLista.tsx'
import { esperaImagensQuery, resumoQuery } from './envioImagens.queries.ts'
import type { EnvioImagensSearch } from './envioImagensSearch.ts'
import { explainFinais, findEsperada } from './findEsperada.ts'

/** The list of what waits opens the page; a guide's own part comes beside what is read of it. */
const EnvioGuia = createLatePart(async () => (await import('./EnvioGuia.tsx')).EnvioGuia)

/** What is shown starts on its way; the page draws its field without waiting for it. */
export const loader = ({ search: { guia }, queryClient }: LoaderArgs<object, EnvioImagensSearch>) => {
  if (!guia) return void queryClient.prefetchInfiniteQuery(esperaImagensQuery)
  EnvioGuia.fetchAhead()
  void queryClient.prefetchQuery(resumoQuery(guia))
  void queryClient.prefetchQuery(eventosFichaQuery(guia))
  void queryClient.prefetchQuery(imagensQuery(guia))
}

const listListadas = (queryClient: QueryClient): number[] =>
  queryClient
    .getQueryData(esperaImagensQuery.queryKey)
    ?.pages.flatMap(({ guias }) => guias.map(({ numeroFicha }) => numeroFicha)) ?? []

/** Interface S09: a guide, what its events ask for by moment, and the files that go to them. */
export default function EnvioImagensPage() {
  const { guia: procurada } = useSearch({ from: '/portal/envioImagensTratamento' })
  const navigate = useNavigate({ from: '/portal/envioImagensTratamento' })
  const queryClient = useQueryClient()
  const [naEntrada] = useState(procurada)
  const { error } = useQuery({ ...resumoQuery(procurada ?? 0), enabled: procurada !== undefined })
  const isAusente = isErroApi(error, 'API-GTO-0001')
  const guia = isAusente ? undefined : procurada
  useAtRest(EnvioGuia.fetchAhead)
  return (
    <Stack gap={4}>
      {guia && (
        <p>
          <Link href={hrefOf('/portal/envioImagensTratamento', {})}>Ver as guias que esperam imagens</Link>
        </p>
      )}
      {guia && (
        <EnvioGuia
          isDaqui={guia !== naEntrada}
          key={guia}
          lines={8}
          loading="Carregando a guia"
          numeroFicha={guia}
        />
      )}
      {/* With a guide chosen, the next one is looked for below it: what this one asks for comes first. */}
      <Card {...(guia && { title: 'Outra guia' })}>
        <BuscaGuia
          autoFocus={naEntrada === undefined}
          hint="O número que está na guia impressa; de uma guia da lista, bastam os quatro últimos algarismos."
          ausente={isAusente ? procurada : undefined}
          onSearch={(numero, digitos) => {
            const listadas = listListadas(queryClient)
            const recusa = explainFinais(digitos, listadas)
            if (recusa === undefined)
              void navigate({ search: { guia: findEsperada(digitos, listadas) ?? numero } })
            return recusa
          }}
        />
      </Card>
      {!guia && <EsperaLista />}
    </Stack>
  )
}

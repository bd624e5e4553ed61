import { useInfiniteQuery } from '@tanstack/react-query'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { esperaImagensQuery } from './envioImagens.queries.ts'

/** After what a guide waited for has gone, the next one of the list: the hands do not go back to it for each. */
export function ProximaGuia({ numeroFicha }: { numeroFicha: number }) {
  const { data } = useInfiniteQuery(esperaImagensQuery)
  const proxima = data?.pages.flatMap(({ guias }) => guias).find((guia) => guia.numeroFicha !== numeroFicha)
  if (!proxima) return null
  return (
    <p>
      Próxima que espera imagens:{' '}
      <Link href={hrefOf('/portal/envioImagensTratamento', { guia: proxima.numeroFicha })}>
        Guia {proxima.numeroFicha}
      </Link>
      , {proxima.associado.nome}
      {proxima.prazo && (
        <>
          , até <Prazo isLong prazo={proxima.prazo} />
        </>
      )}
      .
    </p>
  )
}

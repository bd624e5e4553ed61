import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../carregamento/LoadError.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { ComunicadoLinhas } from './ComunicadoLinhas.tsx'
import { contadorQuery, dashboardQuery } from './comunicado.queries.ts'

/** The notices that wait, and the way to all (Interface S01). */
export function ComunicadosCard() {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery)
  const { data: contador } = useQuery(contadorQuery)
  const title =
    contador && contador.naoLidos > 0
      ? `Comunicados (${contador.naoLidos} ${contador.naoLidos === 1 ? 'novo' : 'novos'})`
      : 'Comunicados'
  return (
    <Card
      actions={
        <ButtonLink href="/portal/comunicados" size="pequeno">
          Ver todos
        </ButtonLink>
      }
      title={title}
    >
      {data ? (
        data.comunicados.length > 0 ? (
          <ComunicadoLinhas comunicados={data.comunicados} />
        ) : (
          <p>O que a operadora comunicar à sua rede aparece aqui.</p>
        )
      ) : error ? (
        <LoadError query={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton label="Carregando comunicados" lines={3} />
      )}
    </Card>
  )
}

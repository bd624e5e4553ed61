import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { ComunicadoLinhas } from './ComunicadoLinhas.tsx'
import { contadorQuery, dashboardQuery } from './comunicado.queries.ts'

/** The notices that wait, and the way to all (Interface S01). */
export function ComunicadosCard() {
  const { data: contador } = useQuery(contadorQuery)
  const title =
    contador && contador.naoLidos > 0
      ? `Comunicados (${countOf(contador.naoLidos, 'novo', 'novos')})`
      : 'Comunicados'
  return (
    <Card
      actions={
        <ButtonLink href={hrefOf('/portal/comunicados')} size="pequeno">
          Ver todos
        </ButtonLink>
      }
      title={title}
    >
      <QueryView
        empty={({ comunicados }) =>
          comunicados.length === 0 && <p>O que a operadora comunicar à sua rede aparece aqui.</p>
        }
        lines={3}
        loading="Carregando comunicados"
        query={useQuery(dashboardQuery)}
      >
        {({ comunicados }) => <ComunicadoLinhas comunicados={comunicados} />}
      </QueryView>
    </Card>
  )
}

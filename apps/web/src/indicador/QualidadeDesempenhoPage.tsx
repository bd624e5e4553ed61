import type { QualidadeDesempenho } from '@portal/contract/indicador.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { findIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { CausasCard } from './CausasCard.tsx'
import { IndicadorDialog } from './IndicadorDialog.tsx'
import { IndicadoresTable } from './IndicadoresTable.tsx'
import { qualidadeQuery } from './indicador.queries.ts'
import { PeriodoAviso, SemCalculo } from './PeriodoAviso.tsx'

export const loader = ({ queryClient }: LoaderArgs) => {
  void queryClient.prefetchQuery(qualidadeQuery)
}

/** With whom the network's median compares, or why it compares with nobody. */
function describeRede({ codigoEspecialidade, indicadores }: QualidadeDesempenho): string {
  if (codigoEspecialidade === null) return 'Sem comparação com a rede: nenhuma guia sua nestes meses.'
  const nome = findEspecialidade(codigoEspecialidade)?.rotulo ?? `a especialidade ${codigoEspecialidade}`
  return indicadores.some(({ mediana }) => mediana)
    ? `Rede: a mediana dos credenciados com ${nome}, a especialidade de mais guias suas, onde cinco ou mais têm o número.`
    : `Sem comparação com a rede: menos de cinco credenciados com ${nome} têm estes números, e a mediana diria os de um deles.`
}

/** Interface S14: how one works, in figures, each with the rows behind it, and what denials cost. */
export default function QualidadeDesempenhoPage() {
  const search = useSearch({ from: '/portal/indicadoresQualidadeDesempenho' })
  const navigate = useNavigate({ from: '/portal/indicadoresQualidadeDesempenho' })
  return (
    <QueryView lines={12} loading="Carregando os indicadores" query={useQuery(qualidadeQuery)} shape="row">
      {(qualidade) => {
        const { periodo, todas, indicadores, causas } = qualidade
        if (!periodo) return <SemCalculo />
        const isDaOperadora = ({ indicador }: { indicador: (typeof indicadores)[number]['indicador'] }) =>
          findIndicador(indicador).daOperadora === true
        const aberto = indicadores.find(({ indicador }) => indicador === search.indicador)
        const [fonte] = new Set(indicadores.flatMap(({ meta }) => meta?.fonte ?? []))
        return (
          <Stack gap={5}>
            <PeriodoAviso periodo={periodo} todas={todas} />
            <CausasCard causas={causas} />
            <Card
              description={[describeRede(qualidade), fonte && `Metas: ${fonte.toLowerCase()}.`]
                .filter(Boolean)
                .join(' ')}
              title="Seu trabalho"
            >
              <IndicadoresTable
                caption="Seu trabalho"
                indicadores={indicadores.filter((linha) => !isDaOperadora(linha))}
              />
            </Card>
            <Card
              description="A operadora, medida como a ANS a mede, no que faz com as suas guias."
              title="A operadora com você"
            >
              <IndicadoresTable
                caption="A operadora com você"
                indicadores={indicadores.filter(isDaOperadora)}
              />
            </Card>
            {aberto && (
              <IndicadorDialog
                causa={causas.find(({ codigoGlosa }) => codigoGlosa === search.causa)}
                indicador={aberto}
                key={`${aberto.indicador} ${search.causa ?? ''}`}
                onClose={() => void navigate({ search: {}, resetScroll: false })}
              />
            )}
          </Stack>
        )
      }}
    </QueryView>
  )
}

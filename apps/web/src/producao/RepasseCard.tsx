import { producao } from '@portal/contract/producao.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LoadError } from '../carregamento/LoadError.tsx'
import { GraficoMeses } from '../grafico/GraficoMeses.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { describeEvolucao, describePonto, showMilhares, toEndereco, toPonto } from './pontoRepasse.ts'
import { evolucaoRepasseQuery } from './producao.queries.ts'

/** What each payment of twelve months brings, each month leading to its statement (Interface S01). */
export function RepasseCard() {
  const isAberta = useAcesso().whyNotCall(producao.getEvolucaoRepasse) === undefined
  return isAberta ? <Repasse /> : null
}

function Repasse() {
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery(evolucaoRepasseQuery)
  if (!data) {
    return (
      <Card title="Repasse">
        {error ? (
          <LoadError query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label="Carregando repasse" lines={6} />
        )}
      </Card>
    )
  }
  if (data.meses.length === 0) {
    return (
      <Card title="Repasse">
        <p>Nenhum pagamento publicado nos últimos doze meses.</p>
      </Card>
    )
  }
  return (
    <Card description={describeEvolucao(data)} title="Repasse">
      <GraficoMeses
        coluna="Valor"
        describe={describePonto}
        onOpen={({ fechamento }) => void navigate({ href: toEndereco(fechamento) })}
        pontos={data.meses.map(toPonto)}
        showCurto={showMilhares}
        titulo="Repasse"
      />
    </Card>
  )
}

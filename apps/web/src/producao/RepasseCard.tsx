import { producao } from '@portal/contract/producao.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { QueryView } from '../carregamento/QueryView.tsx'
import { GraficoMeses } from '../grafico/GraficoMeses.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Card } from '../ui/layout/Card.tsx'
import {
  chooseUnidade,
  describeEvolucao,
  describePonto,
  showCurto,
  toEndereco,
  toPontos,
} from './pontoRepasse.ts'
import { evolucaoRepasseQuery } from './producao.queries.ts'

const TITLE = 'Repasse'

/** What each payment of twelve months brings, each month leading to its statement (Interface S01). */
export function RepasseCard() {
  const isAberta = useAcesso().whyNotCall(producao.getEvolucaoRepasse) === undefined
  return isAberta ? <Repasse /> : null
}

function Repasse() {
  const navigate = useNavigate()
  return (
    <QueryView
      empty={({ meses }) =>
        meses.length === 0 && (
          <Card title={TITLE}>
            <p>Nenhum pagamento publicado nos últimos doze meses.</p>
          </Card>
        )
      }
      frame={(waiting) => <Card title={TITLE}>{waiting}</Card>}
      lines={6}
      loading="Carregando repasse"
      query={useQuery(evolucaoRepasseQuery)}
    >
      {(evolucao) => {
        const pontos = toPontos(evolucao.meses)
        const unidade = chooseUnidade(pontos)
        return (
          <Card description={describeEvolucao(evolucao, unidade)} title={TITLE}>
            <GraficoMeses
              coluna="Valor"
              describe={describePonto}
              onOpen={({ run }) => run && void navigate({ href: toEndereco(run.fechamento) })}
              pontos={pontos}
              showCurto={(valor) => showCurto(valor, unidade)}
              titulo={TITLE}
            />
          </Card>
        )
      }}
    </QueryView>
  )
}

import { indicador } from '@portal/contract/indicador.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { reajusteBonificacaoQuery } from './indicador.queries.ts'
import { describeCriterios, describeNegociacao, showPorCento } from './indicadorWords.ts'

/** What is missing of the readjustment, and the way to it (Interface S01). */
export function ReajusteCard() {
  const isAberto = useAcesso().whyNotCall(indicador.getReajusteBonificacao) === undefined
  return isAberto ? <Reajuste /> : null
}

function Reajuste() {
  return (
    <Card title="Reajuste">
      <QueryView lines={2} loading="Carregando o reajuste" query={useQuery(reajusteBonificacaoQuery)}>
        {({ periodo, todas, bonus, teto, nivel, negociacao, ...contagem }) => (
          <Stack gap={2}>
            <p>
              <AcessoLink href={hrefOf('/portal/indicadoresReajuste')}>
                {periodo ? describeCriterios(contagem) : 'Ainda sem números: o primeiro mês não terminou'}
              </AcessoLink>
            </p>
            {periodo && !todas && (
              <p>Nas linhas que você vê: o bônus é do contrato, de todas as da clínica.</p>
            )}
            {bonus !== null && teto !== null && (
              <p>
                Bônus de {showPorCento(bonus)}, de até {showPorCento(teto)}
                {nivel && `, nível ${nivel.nivel}`}
              </p>
            )}
            {negociacao && <p>Negociação anual. {describeNegociacao(negociacao)}.</p>}
          </Stack>
        )}
      </QueryView>
    </Card>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { DigitaisCard } from '../producao/DigitaisCard.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { BonusCard } from './BonusCard.tsx'
import { CriteriosCard } from './CriteriosCard.tsx'
import styles from './Indicador.module.css'
import { bonusQuery, regraQuery, ultimoReajusteQuery } from './indicador.queries.ts'
import { describeResultado } from './indicadorWords.ts'
import { NegociacaoCard } from './NegociacaoCard.tsx'
import { PeriodoAviso, SemCalculo } from './PeriodoAviso.tsx'
import { UnidadesCard } from './UnidadesCard.tsx'

export const loader = ({ queryClient }: LoaderArgs) => {
  void queryClient.prefetchQuery(regraQuery)
  void queryClient.prefetchQuery(bonusQuery)
  void queryClient.prefetchQuery(ultimoReajusteQuery)
}

/** Interface S13: what the readjustment asks for, what is met of it, and when it is negotiated. */
export default function IndicadoresReajustePage() {
  const bonus = useQuery(bonusQuery)
  return (
    <QueryView lines={10} loading="Carregando o reajuste" query={useQuery(regraQuery)} shape="row">
      {(regra) => (
        <Stack gap={5}>
          {regra.periodo && bonus.data && bonus.data.criterios > 0 && (
            <p className={styles.valor}>{describeResultado(bonus.data)}</p>
          )}
          {regra.periodo ? (
            <PeriodoAviso
              oQue="Critérios, bônus e nível: soma de"
              periodo={regra.periodo}
              todas={regra.todas}
            />
          ) : (
            <SemCalculo />
          )}
          <CriteriosCard {...regra} />
          <div className={styles.cartoes}>
            <QueryView
              frame={(waiting) => <Card title="Bônus e nível">{waiting}</Card>}
              lines={4}
              loading="Carregando o bônus"
              query={bonus}
            >
              {(lido) => <BonusCard bonus={lido} criterios={regra.criterios} niveis={regra.niveis} />}
            </QueryView>
            <NegociacaoCard />
            <DigitaisCard />
          </div>
          {regra.periodo && <UnidadesCard />}
        </Stack>
      )}
    </QueryView>
  )
}

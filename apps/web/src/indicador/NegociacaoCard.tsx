import { useQuery } from '@tanstack/react-query'
import { showData } from '../calendario/format.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { ultimoReajusteQuery } from './indicador.queries.ts'
import { describeNegociacao, showPorCento } from './indicadorWords.ts'

/** The negotiation with its countdown, the last readjustment, and the day of the next. */
export function NegociacaoCard() {
  return (
    <Card title="Negociação anual">
      <QueryView lines={3} loading="Carregando o último reajuste" query={useQuery(ultimoReajusteQuery)}>
        {({ ultimo, proximaDataBase, negociacao }) => (
          <DescriptionList
            items={[
              {
                term: 'Negociação',
                value: negociacao ? describeNegociacao(negociacao) : 'A rede não publicou um período',
              },
              { term: 'Próxima data-base', value: `${showData(proximaDataBase)}, aniversário do contrato` },
              {
                term: 'Último reajuste',
                value: ultimo
                  ? `${showPorCento(ultimo.percentual)} em ${showData(ultimo.data)}: ${ultimo.motivo}. ${ultimo.fonte}.`
                  : 'Nenhum até aqui',
              },
            ]}
            layout="rows"
          />
        )}
      </QueryView>
    </Card>
  )
}

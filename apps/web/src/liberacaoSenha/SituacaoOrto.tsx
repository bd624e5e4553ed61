import type { CodigoTipoOrtodontia } from '@portal/domain/guia/tipoGuia.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { informacoesOrtoQuery } from '../ortodontia/ortodontia.queries.ts'
import { TratamentoCard } from '../ortodontia/TratamentoCard.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Card } from '../ui/layout/Card.tsx'

type SituacaoOrtoProps = { codigoAssociado: string; tipo: CodigoTipoOrtodontia }

/** What stands of the patient's treatment here, and what the guide that is asked for would grant. */
export function SituacaoOrto({ codigoAssociado, tipo }: SituacaoOrtoProps) {
  return (
    <QueryView
      frame={(waiting) => <Card title="Tratamento ortodôntico">{waiting}</Card>}
      lines={4}
      loading="Carregando o tratamento"
      query={useQuery(informacoesOrtoQuery(codigoAssociado, tipo))}
    >
      {({ tratamento, mesesConcessao, mesesMaximo }) => (
        <>
          {tratamento ? (
            <TratamentoCard tratamento={tratamento} />
          ) : (
            <Card title="Tratamento ortodôntico">Nenhum com você.</Card>
          )}
          {mesesConcessao !== null && mesesMaximo !== null && (
            <Banner title={`Esta guia concede ${mesesConcessao} meses`} tone="informacao">
              Ou os que o seu formulário pedir, até {mesesMaximo}.
            </Banner>
          )}
        </>
      )}
    </QueryView>
  )
}

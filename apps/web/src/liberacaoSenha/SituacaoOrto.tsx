import { type CodigoTipoOrtodontia, tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { informacoesOrtoQuery, prazoOrtoQuery } from '../ortodontia/ortodontia.queries.ts'
import { TratamentoCard } from '../ortodontia/TratamentoCard.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Card } from '../ui/layout/Card.tsx'

type GuiaOrto = { codigoAssociado: string; tipo: CodigoTipoOrtodontia }

/** The guides that grant months. */
const concedem: readonly CodigoTipoOrtodontia[] = [tipoGuia.ortoInicial, tipoGuia.ortoProrrogacao]

/** What stands of the patient's treatment here, and what the guide that is asked for would grant. */
export function SituacaoOrto({ especialidade, ...guia }: GuiaOrto & { especialidade: number }) {
  return (
    <>
      <QueryView
        frame={(waiting) => <Card title="Tratamento ortodôntico">{waiting}</Card>}
        lines={4}
        loading="Carregando o tratamento"
        query={useQuery(prazoOrtoQuery({ ...guia, especialidade }))}
      >
        {({ tratamento }) =>
          tratamento ? (
            <TratamentoCard tratamento={tratamento} />
          ) : (
            <Card title="Tratamento ortodôntico">Nenhum com você.</Card>
          )
        }
      </QueryView>
      {concedem.includes(guia.tipo) && <Concessao {...guia} />}
    </>
  )
}

function Concessao({ codigoAssociado, tipo }: GuiaOrto) {
  return (
    <QueryView
      lines={2}
      loading="Carregando os meses da guia"
      query={useQuery(informacoesOrtoQuery(codigoAssociado, tipo))}
    >
      {({ permitido, mesesConcessao, mesesMaximo }) =>
        permitido &&
        mesesConcessao !== null &&
        mesesMaximo !== null && (
          <Banner title={`Esta guia concede ${mesesConcessao} meses`} tone="informacao">
            Ou os que o seu formulário pedir, até {mesesMaximo}.
          </Banner>
        )
      }
    </QueryView>
  )
}

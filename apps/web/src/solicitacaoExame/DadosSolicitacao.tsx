import type { SolicitacaoExame } from '@portal/contract/exame.ts'
import { acceptsAcao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { showData, showDia, showInstante } from '../calendario/format.ts'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { findPrazo, namePrazo } from './esperaPedido.ts'

/** Why it was asked for, by whom, and what a unit needs to capture it. */
export function DadosSolicitacao({ pedido }: { pedido: SolicitacaoExame }) {
  const { status, hipoteseDiagnostica, solicitante, associado, capturadaEm, numeroFichaRadiologia } = pedido
  const { nome, numeroCro, siglaUf } = solicitante
  const prazo = findPrazo(pedido)
  return (
    <>
      {acceptsAcao(status, 'capture') && (
        <Card
          description="A unidade captura o pedido pelo número, o cartão e o nascimento."
          title="Para a unidade"
        >
          <DescriptionList
            items={[
              { term: 'Pedido', value: pedido.numeroSolicitacao },
              { term: 'Cartão', value: associado.codigoAssociado },
              { term: 'Nascimento', value: showData(associado.dataNascimento) },
              { term: 'Pedido em', value: showDia(pedido.criadaEm) },
              ...(prazo ? [{ term: namePrazo(pedido), value: showData(prazo) }] : []),
            ]}
            layout="rows"
          />
        </Card>
      )}
      <Card title="Sobre o pedido">
        <DescriptionList
          items={[
            { term: 'Hipótese diagnóstica', value: hipoteseDiagnostica },
            { term: 'Solicitante', value: `${nome}, CRO ${numeroCro}/${siglaUf}` },
            ...(capturadaEm ? [{ term: 'Captura', value: showInstante(capturadaEm) }] : []),
            ...(numeroFichaRadiologia ? [{ term: 'Guia de radiologia', value: numeroFichaRadiologia }] : []),
          ]}
          layout="rows"
        />
      </Card>
    </>
  )
}

import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { PagamentoGuia } from '@portal/contract/guiaParte.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { Fragment } from 'react'
import { showData, today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'

/** When a paid guide was paid, and by which statement: each run's part, with the way to its lines (Interface S04). */
export function PagamentosLista({ pagamentos }: { pagamentos: readonly PagamentoGuia[] }) {
  return (
    <p>
      <strong>Pagamento:</strong>{' '}
      {pagamentos.map((pagamento, indice) => (
        <Fragment key={pagamento.dataFechamento}>
          {indice > 0 && '; '}
          {showPago(pagamento)}{' '}
          <AcessoLink
            href={hrefOf('/portal/demonstrativoPagamento', { dataFinal: pagamento.dataFechamento })}
          >
            demonstrativo {showFechamento(pagamento)}
          </AcessoLink>
        </Fragment>
      ))}
      .
    </p>
  )
}

/** Of a run that denied all of it nothing is paid, on no day. */
function showPago({ situacao, dataPagamento, valorLiberado }: PagamentoGuia): string {
  if (toCentavos(valorLiberado) === 0) return 'nada a pagar, como diz o'
  const palavra = situacao === 'depositado' ? 'pagos' : 'a pagar'
  return `${showValor(valorLiberado)} ${palavra} em ${showData(dataPagamento)}, no`
}

/** Until the day of its closing nothing of it is closed; from then on its guides are judged until it is published (Operadora §4). */
const showFechamento = ({ dataFechamento }: PagamentoGuia): string =>
  `${dataFechamento >= today() ? 'que fecha em' : 'do fechamento de'} ${showData(dataFechamento)}`

/** What is left to do once it was paid: until when what was denied may be appealed, by the very rule that locks the appeal. */
export function describeAposPagamento(
  { pagamentos, limiteRecurso }: Pick<GuiaDetalhada, 'pagamentos' | 'limiteRecurso'>,
  { recurso }: Pick<EstadoGuia, 'recurso'>,
): string | undefined {
  if (!pagamentos) return undefined
  if (recurso === undefined) return 'Nenhum: nada foi glosado.'
  if (recurso.encerrado)
    return `Nenhum: o prazo para recorrer do que foi glosado terminou em ${showData(recurso.ate)}.`
  return sayRecurso(showPrazo(recurso.ate, today()), limiteRecurso)
}

/** As the list of what may be appealed says it of each event (Interface S12). */
function sayRecurso(prazo: string, limite: GuiaDetalhada['limiteRecurso']): string {
  switch (limite) {
    case 'semCabimento':
      return 'Nenhum: não cabe recurso de nada do que o pagamento negou.'
    case 'tomado':
      return `Outra guia foi autorizada no lugar do que o pagamento negou: como está, o recurso será recusado. Decida na página do recurso até ${prazo}.`
    case 'parteTomada':
      return `Recorra do que o pagamento negou até ${prazo}. Outra guia foi autorizada no lugar de uma parte: como está, ela será recusada.`
    case undefined:
      return `Recorra do que o pagamento negou até ${prazo}.`
  }
}

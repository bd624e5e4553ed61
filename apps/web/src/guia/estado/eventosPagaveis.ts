import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import type { AutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { isEventoParaToken, isSemData } from '@portal/domain/guia/condicao.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { getStatusToken, statusTokenInicial } from '@portal/domain/guia/statusToken.tables.ts'

/** The events that may be done and paid. The contract keeps `autorizacao` between 0 and 4. */
export const listPagaveis = ({ eventos }: GuiaDetalhada): EventoGuia[] =>
  eventos.filter(({ autorizacao, naoRealizado }) =>
    isEventoPagavel({ autorizacao: autorizacao as AutorizacaoEvento, naoRealizado }),
  )

/** Those that have no date: still to be done, or never done. */
export const listSemData = ({ eventos }: GuiaDetalhada): EventoGuia[] =>
  eventos.filter(({ autorizacao, naoRealizado, dataRealizacao }) =>
    isSemData({ autorizacao: autorizacao as AutorizacaoEvento, naoRealizado, dataRealizacao }),
  )

/** The events that the patient may be asked to confirm, of those that were done. */
export const listParaToken = ({ eventos }: GuiaDetalhada): EventoGuia[] =>
  eventos.filter(
    ({ autorizacao, exigeToken, statusToken, tokensRejeitados, dataRealizacao }) =>
      dataRealizacao !== null &&
      isEventoParaToken({
        autorizacao: autorizacao as AutorizacaoEvento,
        exigeToken,
        tokensRejeitados,
        statusToken: getStatusToken(statusToken)?.codigo ?? statusTokenInicial,
      }),
  )

const sumCentavos = (eventos: readonly EventoGuia[], campo: 'valor' | 'valorCopart'): number =>
  eventos.reduce((total, evento) => total + (toCentavos(evento[campo]) ?? 0), 0)

export const sumEventos = (eventos: readonly EventoGuia[]): string =>
  formatReais(sumCentavos(eventos, 'valor'))

/** What the desk charges of them. */
export const sumCopart = (eventos: readonly EventoGuia[]): number => sumCentavos(eventos, 'valorCopart')

/** What the payment owes for them and may deny: without the patient's part, which is nobody's to deny. */
export const sumDevidos = (eventos: readonly EventoGuia[]): string =>
  formatReais(sumCentavos(eventos, 'valor') - sumCopart(eventos))

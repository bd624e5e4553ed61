import type { carta } from '@portal/contract/carta.ts'
import type { Handlers } from '../http/handler.ts'
import { tellImpressao } from '../impressao/tellImpressao.ts'
import { loadEstimativa } from './loadEstimativa.ts'
import { loadNegativa } from './loadNegativa.ts'
import { loadNegativaCobertura } from './loadNegativaCobertura.ts'
import { renderCarta, renderEstimativa } from './renderCarta.ts'

export const cartaHandlers: Handlers<typeof carta> = {
  getNegativa: loadNegativa,
  printNegativa: async (context) =>
    renderCarta(
      await loadNegativa(context),
      `carta-${context.query.numeroFicha}.pdf`,
      tellImpressao(context.agora, context.sessao),
    ),
  getNegativaCobertura: loadNegativaCobertura,
  printNegativaCobertura: async (context) =>
    renderCarta(
      await loadNegativaCobertura(context),
      `carta-${context.query.codigoEvento}.pdf`,
      tellImpressao(context.agora, context.sessao),
    ),
  getEstimativa: loadEstimativa,
  printEstimativa: async (context) =>
    renderEstimativa(
      await loadEstimativa(context),
      `estimativa-${context.query.numeroFicha}.pdf`,
      tellImpressao(context.agora, context.sessao),
    ),
}

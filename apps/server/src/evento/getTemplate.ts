import type { evento } from '@portal/contract/evento.ts'
import type { Handler } from '../http/handler.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'

/** What an item of the event must bring. */
export const getTemplate: Handler<typeof evento.getTemplate> = async ({ params, services, fail }) => {
  const regra = findOferecido(await services.regras.get(), params.codigoEvento)
  if (!regra) return fail('API-GTO-0006')
  return {
    codigoEvento: regra.codigoEvento,
    descricao: regra.descricao,
    local: regra.local,
    dentes: [...regra.dentes],
    regioes: [...regra.regioes],
    facesMinimo: regra.facesMinimo,
    facesMaximo: regra.facesMaximo,
    permiteQuantidade: regra.permiteQuantidade,
    quantidadeMaxima: regra.quantidadeMaxima,
    imagemInicial: regra.imagemInicial || regra.foto,
    imagemFinal: regra.imagemFinal,
    justificativaMinima: regra.justificativaMinima,
  }
}

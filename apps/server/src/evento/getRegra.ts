import type { evento } from '@portal/contract/evento.ts'
import { listAjudaEvento } from '@portal/domain/evento/ajudaEvento.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import type { Handler } from '../http/handler.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'

/** The rule of the event, and the help of each denial that it can lead to. */
export const getRegra: Handler<typeof evento.getRegra> = async ({ query, services, fail }) => {
  const regra = findOferecido(await services.regras.get(), query.codigoEvento)
  if (!regra) return fail('API-GTO-0006')
  const ajudas = listAjudaEvento(regra.codigoEvento)
  return { regra, ajudaEvento: ajudas.map((ajuda) => ({ ...ajuda, texto: textoGlosa(ajuda.codigoGlosa) })) }
}

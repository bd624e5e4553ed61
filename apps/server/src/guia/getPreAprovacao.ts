import type { guia } from '@portal/contract/guia.ts'
import { isEventoVisivel } from '@portal/domain/evento/regra/eventos.tables.ts'
import type { Handler } from '../http/handler.ts'

/** The events of the specialty, or only those that a guide of that type may hold, that a person judges first. */
export const getPreAprovacao: Handler<typeof guia.getPreAprovacao> = async ({ query, services }) => {
  const { todas } = await services.regras.get()
  const eventos = todas
    .filter(
      (regra) =>
        regra.preAprovacao === 'auditoria' &&
        isEventoVisivel(regra, query.codigoEspecialidade, query.codigoTipoAtendimento),
    )
    .map(({ codigoEvento, descricao }) => ({ codigoEvento, descricao }))
  return { exigePreAprovacao: eventos.length > 0, eventos }
}

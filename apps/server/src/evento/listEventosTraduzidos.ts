import type { evento } from '@portal/contract/evento.ts'
import type { Handler } from '../http/handler.ts'

/** Former codes and the events that replaced them. Spec §7. */
export const listEventosTraduzidos: Handler<typeof evento.listEventosTraduzidos> = async ({ services }) => {
  const { todas } = await services.regras.get()
  return todas.flatMap(({ codigosAntigos, codigoEvento, descricao }) =>
    codigosAntigos.map((codigoAntigo) => ({ codigoAntigo, codigoEvento, descricao })),
  )
}

import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { Handler } from '../http/handler.ts'

/** The whole catalogue but for what the portal hides (Spec §6): the browser searches it without asking again. */
export const listEventos: Handler<typeof elegibilidade.listEventos> = async ({ services }) => {
  const { todas } = await services.regras.get()
  return todas
    .filter((regra) => !regra.ocultoPortal)
    .map(({ codigoEvento, descricao, local, facesMinimo, facesMaximo, ...listas }) => ({
      codigoEvento,
      descricao,
      local,
      dentes: [...listas.dentes],
      regioes: [...listas.regioes],
      facesMinimo,
      facesMaximo,
      codigosAntigos: [...listas.codigosAntigos],
      especialidades: [...listas.especialidades],
    }))
}

import type { EventoOfertado, evento } from '@portal/contract/evento.ts'
import { isEventoVisivel } from '@portal/domain/evento/regra/eventos.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { findGuia, type Guia } from '../guia/fatos/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'

/** The rules of the events that the guide may carry: by its specialty and type, unless their flag hides them (Spec §6). */
export const listOfertados = (tabela: TabelaRegras, guia: Guia): RegraEvento[] =>
  tabela.todas.filter((regra) => isEventoVisivel(regra, guia.codigoEspecialidade, guia.codigoTipoAtendimento))

const toEventoOfertado = (regra: RegraEvento): EventoOfertado => ({
  codigoEvento: regra.codigoEvento,
  descricao: regra.descricao,
  local: regra.local,
  dentes: [...regra.dentes],
  regioes: [...regra.regioes],
  facesMinimo: regra.facesMinimo,
  facesMaximo: regra.facesMaximo,
  codigosAntigos: [...regra.codigosAntigos],
})

export const listEventos: Handler<typeof evento.listEventos> = async (context) => {
  const { query, db, sessao, services, fail, trilha } = context
  const guia = await findGuia(db, sessao.codigoCredenciado, query.numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
  return listOfertados(await services.regras.get(), guia).map(toEventoOfertado)
}

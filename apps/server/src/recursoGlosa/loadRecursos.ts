import type { Visivel } from '@portal/contract/campo.ts'
import type { Recurso as RecursoReply } from '@portal/contract/recursoGlosa.ts'
import { fimPrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import { decideSituacaoRecurso } from '@portal/domain/recursoGlosa/situacaoRecurso.ts'
import type { Db } from '../db/client.ts'
import { isVisto, type Visao } from '../repasse/visao.ts'
import { type LinhaVista, sumVistos, tellVisto } from '../repasse/visto.store.ts'
import {
  type EventoGlosado,
  type GuiaGlosada,
  listEventosGlosados,
  listGuiasGlosadas,
} from './glosado.store.ts'
import { toPrazoRecurso } from './prazoRecurso.ts'
import { type ItemRecurso, listItens, listRecursos, type Recurso } from './recurso.store.ts'

/** A guide that the payment denied something of, with its appeal where it has one. */
export type RecursoCarregado = {
  guia: GuiaGlosada
  eventos: LinhaVista<EventoGlosado>[]
  recurso: Recurso | undefined
  itens: LinhaVista<ItemRecurso>[]
}

/** The appeals of these guides, in their order; a guide that is not seen, or was denied nothing, has none. */
export async function loadRecursos(
  db: Db,
  visao: Visao,
  numerosFicha: readonly number[],
): Promise<RecursoCarregado[]> {
  const { codigoCredenciado } = visao
  const [guias, eventos, recursos, itens] = await Promise.all([
    listGuiasGlosadas(db, codigoCredenciado, numerosFicha),
    listEventosGlosados(db, visao, numerosFicha),
    listRecursos(db, codigoCredenciado, numerosFicha),
    listItens(db, visao, numerosFicha),
  ])
  return numerosFicha.flatMap((numeroFicha) => {
    const isDela = (linha: { numeroFicha: number }) => linha.numeroFicha === numeroFicha
    const guia = guias.find(isDela)
    if (!guia || !isVisto(visao, guia.codigoDentista)) return []
    return {
      guia,
      eventos: eventos.filter(isDela),
      recurso: recursos.find(isDela),
      itens: itens.filter(isDela),
    }
  })
}

/** The appeal as a whole, on a day. */
export function toRecurso(carregado: RecursoCarregado, hoje: string): Visivel<RecursoReply> {
  const { guia, eventos, recurso, itens } = carregado
  const dataGlosa = recurso?.dataGlosa ?? guia.publicacao
  const prazoRecurso = recurso?.prazoRecurso ?? fimPrazoRecurso(dataGlosa, toPrazoRecurso(guia))
  return {
    numeroFicha: guia.numeroFicha,
    statusFicha: guia.statusFicha,
    situacao: decideSituacaoRecurso(
      { enviado: recurso !== undefined, julgado: Boolean(recurso?.julgadoEm), prazoRecurso },
      hoje,
    ),
    dataGlosa,
    prazoRecurso,
    prazoResposta: recurso?.prazoResposta ?? null,
    protocolo: recurso?.protocolo ?? null,
    enviadoEm: recurso?.enviadoEm.toISOString() ?? null,
    julgadoEm: recurso?.julgadoEm?.toISOString() ?? null,
    valorGlosado: tellVisto(sumVistos(eventos.map(({ glosaCentavos }) => glosaCentavos))),
    valorRecursado: tellVisto(sumVistos(itens.map(({ recursadoCentavos }) => recursadoCentavos))),
    valorLiberado: recurso?.julgadoEm
      ? tellVisto(sumVistos(itens.flatMap(({ liberadoCentavos }) => liberadoCentavos ?? [])))
      : null,
  }
}

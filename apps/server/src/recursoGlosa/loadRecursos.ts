import type { Recurso as RecursoReply, SituacaoRecurso } from '@portal/contract/recursoGlosa.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { fimPrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import type { Db } from '../db/client.ts'
import { isVisto, type Visao } from '../financeiro/visao.ts'
import {
  type EventoGlosado,
  type GuiaGlosada,
  listEventosGlosados,
  listGuiasGlosadas,
} from './glosado.store.ts'
import { prazoDaGuia } from './prazoGuia.ts'
import { type ItemRecurso, listItens, listRecursos, type Recurso } from './recurso.store.ts'

/** A guide that the payment denied something of, with its appeal where it has one. */
export type RecursoCarregado = {
  guia: GuiaGlosada
  eventos: EventoGlosado[]
  recurso: Recurso | undefined
  itens: ItemRecurso[]
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
    listEventosGlosados(db, codigoCredenciado, numerosFicha),
    listRecursos(db, codigoCredenciado, numerosFicha),
    listItens(db, codigoCredenciado, numerosFicha),
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

function situacaoOf({ recurso }: RecursoCarregado, prazoRecurso: string, hoje: string): SituacaoRecurso {
  if (recurso) return recurso.julgadoEm ? 'DECIDIDO' : 'RECURSO'
  return hoje > prazoRecurso ? 'PERDIDO' : 'RECORRER'
}

const sum = (centavos: readonly number[]): number => centavos.reduce((soma, valor) => soma + valor, 0)

/** The appeal as a whole, on a day. */
export function toRecurso(carregado: RecursoCarregado, hoje: string): RecursoReply {
  const { guia, eventos, recurso, itens } = carregado
  const dataGlosa = recurso?.dataGlosa ?? guia.publicacao
  const prazoRecurso = recurso?.prazoRecurso ?? fimPrazoRecurso(dataGlosa, prazoDaGuia(guia))
  return {
    numeroFicha: guia.numeroFicha,
    statusFicha: guia.statusFicha,
    situacao: situacaoOf(carregado, prazoRecurso, hoje),
    dataGlosa,
    prazoRecurso,
    prazoResposta: recurso?.prazoResposta ?? null,
    protocolo: recurso?.protocolo ?? null,
    enviadoEm: recurso?.enviadoEm.toISOString() ?? null,
    julgadoEm: recurso?.julgadoEm?.toISOString() ?? null,
    valorGlosado: toValor(sum(eventos.map(({ glosaCentavos }) => glosaCentavos))),
    valorRecursado: toValor(sum(itens.map(({ recursadoCentavos }) => recursadoCentavos))),
    valorLiberado: recurso?.julgadoEm
      ? toValor(sum(itens.map(({ liberadoCentavos }) => liberadoCentavos ?? 0)))
      : null,
  }
}

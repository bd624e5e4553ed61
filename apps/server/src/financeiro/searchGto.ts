import type { financeiro } from '@portal/contract/financeiro.ts'
import { MAXIMO_LISTA_GTO, readListaGto } from '@portal/domain/financeiro/listaGto.ts'
import type { Handler } from '../http/handler.ts'
import { noteAssociados } from '../http/pagina.ts'
import { loadEstados } from '../recursoGlosa/loadEstados.ts'
import { loadVisao } from '../repasse/visao.ts'
import { findForaDosPagamentos, listPagas } from './demonstrativo.store.ts'
import { listNegadas, sumGuias, toGuiasPagas, toTotais } from './toDemonstrativo.ts'

/** The guides that a search names; undefined for none, or for too many. */
export function readGuias(gtoList: string | undefined): number[] | undefined {
  const numeros = readListaGto(gtoList ?? '')
  return numeros.length > 0 && numeros.length <= MAXIMO_LISTA_GTO ? numeros : undefined
}

/**
 * What every run paid for some guides. Those that nobody paid for are named, and apart from them what is no guide that the
 * login sees: it cannot tell a hidden one from one that there is not.
 */
export const searchGto: Handler<typeof financeiro.searchGto> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const numeros = readGuias(query.gtoList)
  if (!numeros) return fail('API-FIN-0003')
  const visao = await loadVisao(db, sessao)
  const [linhas, fora] = await Promise.all([
    listPagas(db, visao, numeros, null),
    findForaDosPagamentos(db, visao, numeros),
  ])
  const objeto = 'demonstrativo por guias'
  const estados = await loadEstados(db, visao, listNegadas(linhas), hoje)
  noteAssociados(trilha, linhas, { objeto, vazio: `${objeto}: nenhuma` })
  return {
    totais: toTotais(sumGuias(linhas)),
    guias: toGuiasPagas(linhas, await services.regras.get(), estados),
    ...fora,
  }
}

import type { Visivel } from '@portal/contract/campo.ts'
import type { Demonstrativo, financeiro } from '@portal/contract/financeiro.ts'
import type { Handler } from '../http/handler.ts'
import { loadPagina, readCursor } from '../http/pagina.ts'
import { toCursor } from '../pesquisa/cursor.ts'
import { loadEstados } from '../recursoGlosa/loadEstados.ts'
import { chooseVisao } from '../repasse/visao.ts'
import { tellVisto } from '../repasse/visto.store.ts'
import {
  findRepasseAte,
  type GuiaDoRepasse,
  listGuiasDoRepasse,
  listPagas,
  type SomaDentista,
  sumDentistas,
} from './demonstrativo.store.ts'
import { loadFecho } from './loadFecho.ts'
import { listNegadas, sum, toDesconto, toGuiasPagas, toRepasse, toTotais } from './toDemonstrativo.ts'

function toUnidades(somas: readonly SomaDentista[]): Visivel<Demonstrativo['unidades']> {
  const nomes = [...new Set(somas.map(({ unidade }) => unidade))]
  return nomes.map((unidade) => {
    const dentistas = somas.filter((soma) => soma.unidade === unidade)
    return {
      unidade,
      totais: toTotais(sum(dentistas)),
      dentistas: dentistas.map(({ codigoDentista, nomeDentista, guias, guiasComGlosa, ...soma }) => ({
        codigoDentista,
        nomeDentista,
        guias,
        guiasComGlosa,
        totais: toTotais(soma),
      })),
    }
  })
}

/** The statement of a run, level by level, with a page of its guides. Spec §7; Operadora §4. */
export const searchPeriodo: Handler<typeof financeiro.searchPeriodo> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const [escolhida, repasse] = await Promise.all([
    chooseVisao(db, sessao, query.codDentistasSelecionados),
    findRepasseAte(db, sessao.codigoCredenciado, query.dataFinal ?? hoje),
  ])
  if (!escolhida) return fail('API-FIN-0002')
  if (!repasse) return fail('API-FIN-0001')
  const { visao } = escolhida
  const { fechamento } = repasse
  const soGlosa = query.soGlosa ?? false
  const objeto = `demonstrativo de ${fechamento}${soGlosa ? ', só com glosa' : ''}`
  const [somas, fecho, { pagina, proximo }] = await Promise.all([
    sumDentistas(db, visao, fechamento),
    loadFecho(db, visao, repasse),
    loadPagina(context, query, {
      objeto,
      vazio: `${objeto}: nenhuma guia`,
      write: ({ numeroFicha }: GuiaDoRepasse) => toCursor(numeroFicha),
      read: readCursor,
      list: (limite, depois = 0) => listGuiasDoRepasse(db, visao, { fechamento, soGlosa }, depois, limite),
    }),
  ])
  const numeros = pagina.map(({ numeroFicha }) => numeroFicha)
  const linhas = await listPagas(db, visao, numeros, fechamento)
  const estados = await loadEstados(db, visao, listNegadas(linhas), hoje)
  return {
    repasse: toRepasse(repasse),
    totais: toTotais(sum(somas)),
    descontos: fecho?.descontos.map(toDesconto) ?? null,
    valorLiquido: fecho && tellVisto(fecho.liquidoCentavos),
    unidades: toUnidades(somas),
    guias: toGuiasPagas(linhas, await services.regras.get(), estados),
    proximo,
  }
}

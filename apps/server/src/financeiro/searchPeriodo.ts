import type { Visivel } from '@portal/contract/campo.ts'
import type { Demonstrativo, financeiro } from '@portal/contract/financeiro.ts'
import type { Context, Handler } from '../http/handler.ts'
import { loadPagina, readCursor } from '../http/pagina.ts'
import { toCursor } from '../pesquisa/cursor.ts'
import { loadEstados } from '../recursoGlosa/loadEstados.ts'
import { readPosicao, writePosicao } from '../recursoGlosa/posicao.ts'
import { chooseVisao, type Visao } from '../repasse/visao.ts'
import { tellVisto } from '../repasse/visto.store.ts'
import {
  findRepasseAte,
  type GuiaDoRepasse,
  listGuiasDoRepasse,
  listPagas,
  type SomaDentista,
  sumDentistas,
} from './demonstrativo.store.ts'
import { type GuiaGlosada, listGlosadas } from './glosadas.store.ts'
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

/** A page of the guides of a run, or of those alone that it denied something of. */
function loadGuias(context: Context<typeof financeiro.searchPeriodo>, visao: Visao, fechamento: string) {
  const { query, db } = context
  const name = (ressalva = '') => {
    const objeto = `demonstrativo de ${fechamento}${ressalva}`
    return { objeto, vazio: `${objeto}: nenhuma guia` }
  }
  return query.soGlosa
    ? loadPagina(context, query, {
        ...name(', só com glosa'),
        write: (ultima: GuiaGlosada) => writePosicao(ultima),
        read: readPosicao,
        list: (limite, depois) => listGlosadas(db, visao, fechamento, depois, limite),
      })
    : loadPagina(context, query, {
        ...name(),
        write: ({ numeroFicha }: GuiaDoRepasse) => toCursor(numeroFicha),
        read: readCursor,
        list: (limite, depois = 0) => listGuiasDoRepasse(db, visao, fechamento, depois, limite),
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
  const [somas, fecho, { pagina, proximo }] = await Promise.all([
    sumDentistas(db, visao, fechamento),
    loadFecho(db, visao, repasse),
    loadGuias(context, visao, fechamento),
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
    guias: toGuiasPagas(linhas, await services.regras.get(), estados).toSorted(
      (uma, outra) => numeros.indexOf(uma.numeroFicha) - numeros.indexOf(outra.numeroFicha),
    ),
    proximo,
  }
}

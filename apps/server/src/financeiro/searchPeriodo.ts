import type { Demonstrativo, financeiro } from '@portal/contract/financeiro.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { getRotuloDesconto } from '@portal/domain/repasse/tipoDesconto.tables.ts'
import type { Handler } from '../http/handler.ts'
import { type Desconto, listDescontos } from '../repasse/desconto.store.ts'
import {
  findRepasseAte,
  listGuiasDoRepasse,
  listPagas,
  type SomaDentista,
  sumDentistas,
} from './demonstrativo.store.ts'
import { sum, toGuiasPagas, toRepasse, toTotais } from './toDemonstrativo.ts'
import { chooseVisao } from './visao.ts'

const LIMITE = 50

/** Where the next page begins: after a guide of the caller's own. */
const writeCursor = (numeroFicha: number): string => Buffer.from(String(numeroFicha)).toString('base64url')

function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0
  const texto = Buffer.from(cursor, 'base64url').toString()
  return /^[1-9]\d{0,11}$/.test(texto) ? Number(texto) : undefined
}

function toUnidades(somas: readonly SomaDentista[]): Demonstrativo['unidades'] {
  const nomes = [...new Set(somas.map(({ unidade }) => unidade))]
  return nomes.map((unidade) => {
    const dentistas = somas.filter((soma) => soma.unidade === unidade)
    return {
      unidade,
      totais: toTotais(sum(dentistas)),
      dentistas: dentistas.map(({ codigoDentista, nomeDentista, guias, ...soma }) => ({
        codigoDentista,
        nomeDentista,
        guias,
        totais: toTotais(soma),
      })),
    }
  })
}

export const toDesconto = ({
  tipo,
  credito,
  baseCentavos,
  pontosBase,
  valorCentavos,
  descricao,
}: Desconto) => ({
  tipo,
  rotulo: getRotuloDesconto(tipo),
  credito,
  base: baseCentavos === null ? null : toValor(baseCentavos),
  pontosBase,
  valor: toValor(valorCentavos),
  descricao,
})

/** The statement of a run, level by level, with a page of its guides. Spec §7; Operadora §4. */
export const searchPeriodo: Handler<typeof financeiro.searchPeriodo> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const depois = readCursor(query.cursor)
  if (depois === undefined) {
    return fail('API-GEN-0001', [{ campo: 'cursor', mensagem: 'Não é o início de uma página.' }])
  }
  const [visao, repasse] = await Promise.all([
    chooseVisao(db, sessao, query.codDentistasSelecionados),
    findRepasseAte(db, sessao.codigoCredenciado, query.dataFinal ?? hoje),
  ])
  if (!visao) return fail('API-FIN-0002')
  if (!repasse) return fail('API-FIN-0001')
  const { fechamento } = repasse
  const { limite = LIMITE } = query
  // One more than asked for tells whether there is another page.
  const [somas, numeros] = await Promise.all([
    sumDentistas(db, visao, fechamento),
    listGuiasDoRepasse(db, visao, fechamento, depois, limite + 1),
  ])
  const inteiro = visao.dentistas === null && repasse.situacao !== 'aberto'
  const daPagina = numeros.slice(0, limite)
  const [linhas, descontos] = await Promise.all([
    listPagas(db, visao, daPagina, fechamento),
    inteiro ? listDescontos(db, sessao.codigoCredenciado, [fechamento]) : null,
  ])
  const objeto = `demonstrativo de ${fechamento}`
  for (const codigoAssociado of new Set(linhas.map((linha) => linha.codigoAssociado))) {
    trilha({ codigoAssociado, objeto })
  }
  if (linhas.length === 0) trilha({ objeto: `${objeto}: nenhuma guia` })
  const ultima = daPagina.at(-1)
  return {
    repasse: toRepasse(repasse),
    totais: toTotais(sum(somas)),
    descontos: descontos?.map(toDesconto) ?? null,
    valorLiquido: inteiro ? toValor(repasse.liquidoCentavos) : null,
    unidades: toUnidades(somas),
    guias: toGuiasPagas(linhas, await services.regras.get()),
    proximo: numeros.length > limite && ultima !== undefined ? writeCursor(ultima) : null,
  }
}

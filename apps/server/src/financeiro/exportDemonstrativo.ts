import type { financeiro } from '@portal/contract/financeiro.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import {
  nameArquivoDeGuias,
  nameArquivoDemonstrativo,
} from '@portal/domain/financeiro/arquivoDemonstrativo.ts'
import { explainOutroFechamento } from '@portal/domain/repasse/outroFechamento.ts'
import { avisosSituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import type { Handler } from '../http/handler.ts'
import { exportPlanilha } from '../planilha/exportPlanilha.ts'
import { chooseVisao } from '../repasse/visao.ts'
import {
  type ForaDosPagamentos,
  findForaDosPagamentos,
  findRepasseAte,
  type LinhaRepasse,
} from './demonstrativo.store.ts'
import { loadFecho } from './loadFecho.ts'
import { listColunas, listRodape } from './planilhaDemonstrativo.ts'
import { countPagas, listParaPlanilha, type Recorte } from './recorte.store.ts'
import { readGuias } from './searchGto.ts'
import { sum, sumGuias } from './toDemonstrativo.ts'

/** What was asked for, and what of it has no row below. */
const describeGuias = (
  numerosFicha: readonly number[],
  fora: ForaDosPagamentos | undefined,
): [nome: string, valor: string][] =>
  (
    [
      ['Guias', numerosFicha],
      ['Sem pagamento', fora?.semPagamento ?? []],
      ['Não encontradas', fora?.naoEncontradas ?? []],
    ] as const
  ).flatMap(([nome, numeros]): [string, string][] => (numeros.length > 0 ? [[nome, numeros.join(', ')]] : []))

/** Which run it is, and whether it is paid, in the words of its paper: a workbook is kept and shown to others too. */
function describeRepasse(
  repasse: LinhaRepasse,
  dataFinal: string | undefined,
): [nome: string, valor: string][] {
  const { fechamento, pagamento, situacao } = repasse
  const outro = explainOutroFechamento(dataFinal, fechamento)
  return [
    ['Fechamento', toBrasileira(fechamento)],
    ['Pagamento', toBrasileira(pagamento)],
    ['Situação', avisosSituacaoRepasse[situacao]],
    ...(outro ? ([['Pedido', outro]] satisfies [string, string][]) : []),
  ]
}

/** Exactly the rows of the statement on the screen, with its totals, under the name of its paper. */
export const exportDemonstrativo: Handler<typeof financeiro.exportDemonstrativo> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const escolhida = await chooseVisao(db, sessao, query.codDentistasSelecionados)
  if (!escolhida) return fail('API-FIN-0002')
  const { visao, deQuem, parte } = escolhida
  const porGuias = query.tipoBuscaEnum === 'GTO'
  const numerosFicha = porGuias ? readGuias(query.gtoList) : undefined
  if (porGuias && !numerosFicha) return fail('API-FIN-0003')
  const repasse = porGuias
    ? undefined
    : await findRepasseAte(db, sessao.codigoCredenciado, query.dataFinal ?? hoje)
  if (!porGuias && !repasse) return fail('API-FIN-0001')
  const recorte: Recorte = repasse ? { fechamento: repasse.fechamento } : { numerosFicha: numerosFicha ?? [] }
  const [colunas, fora, fecho] = await Promise.all([
    services.regras.get().then(listColunas),
    numerosFicha && findForaDosPagamentos(db, visao, numerosFicha),
    repasse ? loadFecho(db, visao, repasse) : null,
  ])
  let soma = sum([])
  const arquivo = repasse
    ? nameArquivoDemonstrativo(repasse.pagamento, parte)
    : nameArquivoDeGuias(hoje, parte)
  return exportPlanilha(context, {
    operacao: 'financeiro.exportDemonstrativo',
    objeto: 'planilha do demonstrativo',
    arquivo: `${arquivo}.xlsx`,
    nome: 'Demonstrativo',
    cabecalho: [
      ...deQuem,
      ...(repasse ? describeRepasse(repasse, query.dataFinal) : describeGuias(numerosFicha ?? [], fora)),
    ],
    colunas,
    count: () => countPagas(db, visao, recorte),
    list: async (later, limite, depois) => {
      const linhas = await listParaPlanilha(later, visao, recorte, limite, depois)
      soma = sum([soma, repasse ? sum(linhas) : sumGuias(linhas)])
      return linhas
    },
    listRodape: () => listRodape(colunas, soma, fecho),
  })
}

import type { Visivel } from '@portal/contract/campo.ts'
import type { conciliacao, PagamentoConciliado, SemPar, Sugestao } from '@portal/contract/conciliacao.ts'
import type { Parcela, Sugestao as SugestaoFeita } from '@portal/domain/conciliacao/conciliacao.ts'
import { explainSemPar } from '@portal/domain/conciliacao/explainSemPar.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { toDesconto, toRepasse } from '../financeiro/toDemonstrativo.ts'
import type { Handler } from '../http/handler.ts'
import { tellVisto } from '../repasse/visto.store.ts'
import { DEPOIS_DE_TODAS, listAcoesAntes } from './acao.store.ts'
import {
  type LinhaDeposito,
  listAnosDeDepositos,
  listDepositosPorNumero,
  sumDepositos,
} from './deposito.store.ts'
import { diasDoAno, loadMesa, type MesaDoAno, type PagamentoNaMesa, toRepasseAberto } from './mesa.ts'
import { listAnosPagos } from './pagamento.store.ts'
import { toAcao, toDeposito } from './reply.ts'
import { requireTudo } from './requireTudo.ts'

type Depositos = ReadonlyMap<number, LinhaDeposito>

function requireDeposito(depositos: Depositos, numero: number) {
  const deposito = depositos.get(numero)
  if (!deposito) throw new Error(`deposit ${numero} of a pair is gone`)
  return toDeposito(deposito)
}

function toSemPar(
  pagamento: PagamentoNaMesa,
  { candidatos, sugestoes, extratos }: MesaDoAno,
  depositos: Depositos,
  hoje: string,
): Visivel<SemPar> | null {
  const isOferecido = sugestoes.some(({ partes }) =>
    partes.some(({ dataFechamento }) => dataFechamento === pagamento.fechamento),
  )
  if (pagamento.faltaCentavos <= 0 || isOferecido) return null
  const porque = explainSemPar(toRepasseAberto(pagamento), candidatos, { hoje, extratos })
  const tell = ({ deposito, falta }: { deposito: number; falta: number }) => ({
    deposito: requireDeposito(depositos, deposito),
    falta: toValor(falta),
  })
  if (porque.motivo === 'outroValor') return { ...porque, ...tell(porque) }
  return porque.motivo === 'semExtrato' ? { ...porque, perto: porque.perto && tell(porque.perto) } : porque
}

const toPagamento = (
  pagamento: PagamentoNaMesa,
  depositos: Depositos,
  semPar: Visivel<SemPar> | null,
): Visivel<PagamentoConciliado> => ({
  repasse: toRepasse(pagamento),
  valorProcessado: tellVisto(pagamento.processadoCentavos),
  valorGlosa: tellVisto(pagamento.glosaCentavos),
  valorFranquia: tellVisto(pagamento.franquiaCentavos),
  valorLiberado: tellVisto(pagamento.liberadoCentavos),
  descontos: pagamento.descontos.map(toDesconto),
  valorLiquido: tellVisto(pagamento.liquidoCentavos),
  valorConciliado: tellVisto(pagamento.conciliadoCentavos),
  falta: tellVisto(pagamento.faltaCentavos),
  // One that a colleague takes back while this is read is gone from here too.
  partes: pagamento.partes.flatMap(({ acao, deposito: numero, centavos, metodo }) => {
    const deposito = depositos.get(numero)
    return deposito ? [{ acao, deposito: toDeposito(deposito), valor: toValor(centavos), metodo }] : []
  }),
  diferencas: pagamento.diferencas.map(({ acao, tipo, centavos, texto }) => ({
    acao,
    tipo,
    valor: toValor(centavos),
    texto,
  })),
  semPar,
})

const toDiferenca = ({ tipo, rotulo, centavos }: Parcela) => ({ tipo, rotulo, valor: toValor(centavos) })

const toSugestao = (
  { metodo, certa, partes, evidencia, diferenca }: SugestaoFeita,
  depositos: Depositos,
): Visivel<Sugestao> => ({
  metodo,
  certa,
  partes: partes.map(({ deposito, dataFechamento, centavos }) => ({
    deposito: requireDeposito(depositos, deposito),
    dataFechamento,
    valor: toValor(centavos),
  })),
  evidencia,
  diferenca: diferenca && toDiferenca(diferenca),
})

/** The runs of a year beside what the bank says of them, the newest that has one unless one is asked for. Operadora §4. */
export const getConciliacao: Handler<typeof conciliacao.getConciliacao> = async (context) => {
  const { query, db, sessao, hoje } = context
  const visao = await requireTudo(context)
  const { codigoCredenciado } = sessao
  const [pagos, comDepositos] = await Promise.all([
    listAnosPagos(db, visao),
    listAnosDeDepositos(db, codigoCredenciado),
  ])
  const anos = [...new Set([...pagos, ...comDepositos])].toSorted((um, outro) => outro - um)
  const ano = query.ano ?? pagos[0] ?? anos[0] ?? Number(hoje.slice(0, 4))
  const mesa = await loadMesa(db, visao, sessao.rede, ano)
  const dePartes = mesa.pagamentos.flatMap(({ partes }) => partes.map(({ deposito }) => deposito))
  const [conciliados, somas, [ultimaAcao]] = await Promise.all([
    listDepositosPorNumero(db, codigoCredenciado, dePartes),
    sumDepositos(db, codigoCredenciado, diasDoAno(ano)),
    listAcoesAntes(db, codigoCredenciado, { antes: DEPOIS_DE_TODAS, de: sessao.login, limite: 1 }),
  ])
  const depositos = new Map(
    [...mesa.depositos, ...conciliados].map((deposito) => [deposito.numero, deposito]),
  )
  return {
    ano,
    anos,
    pagamentos: mesa.pagamentos.map((pagamento) =>
      toPagamento(pagamento, depositos, toSemPar(pagamento, mesa, depositos, hoje)),
    ),
    sugestoes: mesa.sugestoes.map((sugestao) => toSugestao(sugestao, depositos)),
    depositos: { ...somas, valorSemPar: toValor(somas.valorSemPar) },
    comecada: comDepositos.length > 0,
    ultimaAcao: ultimaAcao ? toAcao(ultimaAcao) : null,
  }
}

import type { MetodoConciliacao, TipoDiferenca } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import type { SituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import type { Db } from '../db/client.ts'
import type { DescontoDito } from '../financeiro/fecho.store.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaVista, readVistos, statementVisto } from '../repasse/visto.store.ts'

/** A run whose statement is out, of the whole provider. */
export type LinhaPagamento = LinhaVista<{
  fechamento: string
  publicacao: string
  pagamento: string
  situacao: Exclude<SituacaoRepasse, 'aberto'>
  processadoCentavos: number
  glosaCentavos: number
  franquiaCentavos: number
  liberadoCentavos: number
  liquidoCentavos: number
}>

// $2, the dentists of a view, is null of whoever sees everything: nobody else reads a row.
const doTodo = 'r.codigo_credenciado = $1 and $2::int[] is null'

const doAno = statementVisto<LinhaPagamento>(
  'conciliacao.pagamentos',
  () => `select r.fechamento, r.publicacao, r.pagamento, r.situacao, r.processado_centavos as "processadoCentavos",
          r.glosa_centavos as "glosaCentavos", r.franquia_centavos as "franquiaCentavos",
          r.liberado_centavos as "liberadoCentavos", r.liquido_centavos as "liquidoCentavos"
     from repasse r
    where ${doTodo} and r.situacao <> 'aberto' and r.pagamento between $3 and $4 order by r.pagamento`,
)

/** The runs that are paid in some days, the earliest first. */
export const listPagamentos = (
  db: Db,
  visao: Visao,
  { de, ate }: { de: string; ate: string },
): Promise<LinhaPagamento[]> => readVistos(db, visao, doAno, [de, ate])

const porFechamento = statementVisto<{ fechamento: string; pagamento: string; liquidoCentavos: number }>(
  'conciliacao.liquidos',
  () => `select r.fechamento, r.pagamento, r.liquido_centavos as "liquidoCentavos" from repasse r
    where ${doTodo} and r.situacao <> 'aberto' and r.fechamento = any ($3::date[])`,
)

/** What runs were to bring, those whose statement is out. */
export const listLiquidos = (db: Db, visao: Visao, fechamentos: readonly string[]) =>
  readVistos(db, visao, porFechamento, [[...fechamentos]])

const anos = statementVisto<{ ano: number }>(
  'conciliacao.anos',
  () => `select distinct extract(year from r.pagamento)::int as ano from repasse r
    where ${doTodo} and r.situacao <> 'aberto' order by ano desc`,
)

/** The years in which a run was paid or is to be, the newest first. */
export const listAnosPagos = async (db: Db, visao: Visao): Promise<number[]> =>
  (await readVistos(db, visao, anos)).map(({ ano }) => ano)

type LinhaDesconto = DescontoDito & { fechamento: string }

const descontos = statementVisto<LinhaDesconto>(
  'conciliacao.descontos',
  () => `select r.fechamento, r.tipo, r.credito, r.base_centavos as "baseCentavos", r.pontos_base as "pontosBase",
          r.valor_centavos as "valorCentavos", r.descricao
     from repasse_desconto r
    where ${doTodo} and r.fechamento = any ($3::date[]) order by r.fechamento, r.tipo, r.sequencial`,
)

/** What was withheld from runs or added to them. */
export const listDescontosDe = (
  db: Db,
  visao: Visao,
  fechamentos: readonly string[],
): Promise<LinhaVista<LinhaDesconto>[]> => readVistos(db, visao, descontos, [[...fechamentos]])

type LinhaParte = {
  acao: number
  deposito: number
  fechamento: string
  centavos: number
  metodo: MetodoConciliacao
}

const partes = statementVisto<LinhaParte>(
  'conciliacao.partes',
  () => `select r.acao, r.deposito, r.fechamento, r.centavos, r.metodo
     from conciliacao_parte r join deposito d on (d.codigo_credenciado, d.numero) = (r.codigo_credenciado, r.deposito)
    where ${doTodo} and r.vale and d.vale and r.fechamento = any ($3::date[]) order by r.acao, d.dia, r.deposito`,
)

/** What deposits were said to pay of runs, in the order in which it was said. */
export const listPartes = (
  db: Db,
  visao: Visao,
  fechamentos: readonly string[],
): Promise<LinhaVista<LinhaParte>[]> => readVistos(db, visao, partes, [[...fechamentos]])

type LinhaDiferenca = {
  acao: number
  fechamento: string
  tipo: TipoDiferenca
  centavos: number
  texto: string
}

const diferencas = statementVisto<LinhaDiferenca>(
  'conciliacao.diferencas',
  () => `select r.acao, r.fechamento, r.tipo, r.centavos, r.texto from conciliacao_diferenca r
    where ${doTodo} and r.vale and r.fechamento = any ($3::date[]) order by r.acao`,
)

/** What the rest of runs was put down to. */
export const listDiferencas = (
  db: Db,
  visao: Visao,
  fechamentos: readonly string[],
): Promise<LinhaVista<LinhaDiferenca>[]> => readVistos(db, visao, diferencas, [[...fechamentos]])

const recusas = statementVisto<{ deposito: number; fechamento: string }>(
  'conciliacao.recusas',
  () => `select r.deposito, r.fechamento from conciliacao_recusa r
    where ${doTodo} and r.vale and r.fechamento = any ($3::date[])`,
)

/** The pairs that are not offered again. */
export const listRecusas = (db: Db, visao: Visao, fechamentos: readonly string[]) =>
  readVistos(db, visao, recusas, [[...fechamentos]])

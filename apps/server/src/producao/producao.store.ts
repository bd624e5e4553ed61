import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Db } from '../db/client.ts'
import type { PosicaoInstante } from '../http/pagina.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaVista, readVistos, statementVisto } from '../repasse/visto.store.ts'

export type QuantidadeMes = { mes: string; eventos: number; pacientes: number }

/** Writes the condition that keeps a table to the rows of the guides that the view shows. */
type DaGuia = (tabela: string) => string

/**
 * Makes two statements of one: `algumas` looks up each row's guide in the view, `todas` serves a view that shows all guides.
 * PostgreSQL would plan a single statement anew at each call, since the look-up could be absent.
 */
const statementDaGuia = <Row>(name: string, write: (daGuia: DaGuia) => string) => ({
  algumas: statementVisto<Row>(name, (visiveis) =>
    write(
      (tabela) => `${tabela}.codigo_credenciado = $1 and exists (
           select from guia v where ${visiveis('v')} and v.numero_ficha = ${tabela}.numero_ficha)`,
    ),
  ),
  todas: statementVisto<Row>(`${name}.todas`, () =>
    write((tabela) => `${tabela}.codigo_credenciado = $1 and $2::int[] is null`),
  ),
})

const readDaGuia = <Row>(
  db: Db,
  visao: Visao,
  { algumas, todas }: ReturnType<typeof statementDaGuia<Row>>,
  values: readonly unknown[],
): Promise<LinhaVista<Row>[]> => readVistos(db, visao, visao.dentistas === null ? todas : algumas, values)

/** Authorised events with their date: what was done, and nobody took back. */
const realizados = (daGuia: DaGuia) =>
  `${daGuia('e')} and e.data_realizacao is not null and e.autorizacao in (${autorizacoesConcedidas.join(', ')})`

const porMes = statementDaGuia<QuantidadeMes>(
  'producao.porMes',
  (daGuia) => `select to_char(min(e.data_realizacao), 'YYYY-MM') as mes, count(*) as eventos,
          count(distinct e.codigo_associado) as pacientes
     from evento_guia e where e.data_realizacao >= $3 and ${realizados(daGuia)}
    group by date_trunc('month', e.data_realizacao::timestamp)`,
)

/** Events done and patients seen in each month since a civil day; a month without any has no row. */
export const countPorMes = (db: Db, visao: Visao, desde: string): Promise<QuantidadeMes[]> =>
  readDaGuia(db, visao, porMes, [desde])

/** A month's days, the first and the one after the last. */
export type Periodo = { desde: string; antesDe: string }

export type LinhaEvento = {
  numeroFicha: number
  sequencial: number
  codigoAssociado: string
  nomeAssociado: string
  codigoEvento: string
  codigoLocalizacao: string
  dataRealizacao: string
}

const eventos = statementDaGuia<LinhaEvento>(
  'producao.eventos',
  (
    daGuia,
  ) => `select e.numero_ficha as "numeroFicha", e.sequencial_inclusao as sequencial, e.codigo_associado as "codigoAssociado",
          a.nome as "nomeAssociado", e.codigo_evento as "codigoEvento",
          coalesce(e.dente, e.regiao, '') as "codigoLocalizacao", e.data_realizacao as "dataRealizacao"
     from evento_guia e join associado a on a.codigo = e.codigo_associado
    where e.data_realizacao >= $3 and e.data_realizacao < $4 and ${realizados(daGuia)}
      and ($6::date is null or (e.data_realizacao, e.numero_ficha, e.sequencial_inclusao) < ($6, $7::bigint, $8::smallint))
    order by e.data_realizacao desc, e.numero_ficha desc, e.sequencial_inclusao desc limit $5`,
)

export type PosicaoEvento = { dataRealizacao: string; numeroFicha: number; sequencial: number }

/** The events done in a period, the latest first, `limite` at most, after the one of `depois`. */
export const listEventos = (
  db: Db,
  visao: Visao,
  { desde, antesDe }: Periodo,
  limite: number,
  depois: PosicaoEvento | undefined,
): Promise<LinhaEvento[]> =>
  readDaGuia(db, visao, eventos, [
    desde,
    antesDe,
    limite,
    depois?.dataRealizacao ?? null,
    depois?.numeroFicha ?? null,
    depois?.sequencial ?? null,
  ])

export type LinhaBeneficiario = {
  codigoAssociado: string
  nomeAssociado: string
  eventos: number
  ultimaData: string
  numeroFicha: number
}

const beneficiarios = statementDaGuia<LinhaBeneficiario>(
  'producao.beneficiarios',
  (daGuia) => `select a.codigo as "codigoAssociado", a.nome as "nomeAssociado", count(*) as eventos,
          max(e.data_realizacao) as "ultimaData",
          (array_agg(e.numero_ficha order by e.data_realizacao desc, e.numero_ficha desc))[1] as "numeroFicha"
     from evento_guia e join associado a on a.codigo = e.codigo_associado
    where e.data_realizacao >= $3 and e.data_realizacao < $4 and ${realizados(daGuia)}
      and ($6::bigint is null or (a.nome collate "pt-BR-x-icu", a.codigo) >
           (select u.nome collate "pt-BR-x-icu", u.codigo from guia g join associado u on u.codigo = g.codigo_associado
             where g.codigo_credenciado = $1 and g.numero_ficha = $6))
    group by a.codigo, a.nome order by a.nome collate "pt-BR-x-icu", a.codigo limit $5`,
)

/** The patients seen in a period, by name, `limite` at most, after the one of the provider's guide `depois`. */
export const listBeneficiarios = (
  db: Db,
  visao: Visao,
  { desde, antesDe }: Periodo,
  limite: number,
  depois: number | undefined,
): Promise<LinhaBeneficiario[]> =>
  readDaGuia(db, visao, beneficiarios, [desde, antesDe, limite, depois ?? null])

const { encaminhadaPagamento, encaminhadaPagamentoToken } = statusFicha
/** The moments at which a guide was forwarded: confirming a part of it sends nothing yet. */
const encaminhadas = (daGuia: DaGuia) => `from historico_guia h
    where ${daGuia('h')} and h.em >= $3
      and h.para_status in (${encaminhadaPagamento}, ${encaminhadaPagamentoToken})`
const peloAplicativo = `h.para_status = ${encaminhadaPagamentoToken}`

const encaminhamentos = statementDaGuia<{ app: number; total: number }>(
  'producao.encaminhamentos',
  (daGuia) => `select count(distinct h.numero_ficha) filter (where ${peloAplicativo}) as app,
          count(distinct h.numero_ficha) as total ${encaminhadas(daGuia)}`,
)

/** Guides forwarded to payment since an instant, and how many of them the beneficiary's app confirmed. */
export async function countEncaminhadas(db: Db, visao: Visao, desde: Date) {
  const [row] = await readDaGuia(db, visao, encaminhamentos, [desde])
  return row ?? { app: 0, total: 0 }
}

export type LinhaEncaminhada = {
  numeroFicha: number
  codigoAssociado: string
  nomeAssociado: string
  encaminhadaEm: Date
  peloAplicativo: boolean
}

const guiasEncaminhadas = statementDaGuia<LinhaEncaminhada>(
  'producao.guiasEncaminhadas',
  (
    daGuia,
  ) => `select g.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado", a.nome as "nomeAssociado",
          h.em as "encaminhadaEm", h.app as "peloAplicativo"
     from (select h.numero_ficha, max(h.em) as em, bool_or(${peloAplicativo}) as app ${encaminhadas(daGuia)}
            group by h.numero_ficha
           having $5::timestamptz is null or (max(h.em), h.numero_ficha) < ($5, $6::bigint)
            order by 2 desc, 1 desc limit $4) h
     join guia g on g.codigo_credenciado = $1 and g.numero_ficha = h.numero_ficha
     join associado a on a.codigo = g.codigo_associado
    order by h.em desc, g.numero_ficha desc`,
)

/** Those guides, the last forwarded first, `limite` at most, after the one of `depois`. */
export const listEncaminhadas = (
  db: Db,
  visao: Visao,
  desde: Date,
  limite: number,
  depois: PosicaoInstante | undefined,
): Promise<LinhaEncaminhada[]> =>
  readDaGuia(db, visao, guiasEncaminhadas, [desde, limite, depois?.em ?? null, depois?.numero ?? null])

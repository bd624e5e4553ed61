import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'

export type QuantidadeMes = { mes: string; eventos: number; pacientes: number }

/** Authorised events with their date: what was done, and nobody took back. */
const realizados = 'e.data_realizacao is not null and e.autorizacao in (1, 4)'

const porMes = statement<QuantidadeMes>(
  'producao.porMes',
  `select to_char(e.data_realizacao, 'YYYY-MM') as mes, count(*) as eventos,
          count(distinct e.codigo_associado) as pacientes
     from evento_guia e where e.codigo_credenciado = $1 and e.data_realizacao >= $2 and ${realizados} group by 1`,
)

/** Events done and patients seen in each month since a civil day; a month without any has no row. */
export const countPorMes = (db: Db, codigoCredenciado: number, desde: string): Promise<QuantidadeMes[]> =>
  db.query(porMes, [codigoCredenciado, desde])

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

const eventos = statement<LinhaEvento>(
  'producao.eventos',
  `select e.numero_ficha as "numeroFicha", e.sequencial_inclusao as sequencial, e.codigo_associado as "codigoAssociado",
          a.nome as "nomeAssociado", e.codigo_evento as "codigoEvento",
          coalesce(e.dente, e.regiao, '') as "codigoLocalizacao", e.data_realizacao as "dataRealizacao"
     from evento_guia e join associado a on a.codigo = e.codigo_associado
    where e.codigo_credenciado = $1 and e.data_realizacao >= $2 and e.data_realizacao < $3 and ${realizados}
      and ($5::date is null or (e.data_realizacao, e.numero_ficha, e.sequencial_inclusao) < ($5, $6::bigint, $7::smallint))
    order by e.data_realizacao desc, e.numero_ficha desc, e.sequencial_inclusao desc limit $4`,
)

export type PosicaoEvento = { dataRealizacao: string; numeroFicha: number; sequencial: number }

/** The events done in a period, the latest first, `limite` at most, after the one of `depois`. */
export const listEventos = (
  db: Db,
  codigoCredenciado: number,
  { desde, antesDe }: Periodo,
  limite: number,
  depois: PosicaoEvento | undefined,
): Promise<LinhaEvento[]> =>
  db.query(eventos, [
    codigoCredenciado,
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

const beneficiarios = statement<LinhaBeneficiario>(
  'producao.beneficiarios',
  `select a.codigo as "codigoAssociado", a.nome as "nomeAssociado", count(*) as eventos,
          max(e.data_realizacao) as "ultimaData",
          (array_agg(e.numero_ficha order by e.data_realizacao desc, e.numero_ficha desc))[1] as "numeroFicha"
     from evento_guia e join associado a on a.codigo = e.codigo_associado
    where e.codigo_credenciado = $1 and e.data_realizacao >= $2 and e.data_realizacao < $3 and ${realizados}
      and ($5::bigint is null or (a.nome collate "pt-BR-x-icu", a.codigo) >
           (select u.nome collate "pt-BR-x-icu", u.codigo from guia g join associado u on u.codigo = g.codigo_associado
             where g.codigo_credenciado = $1 and g.numero_ficha = $5))
    group by a.codigo, a.nome order by a.nome collate "pt-BR-x-icu", a.codigo limit $4`,
)

/** The patients seen in a period, by name, `limite` at most, after the one of the provider's guide `depois`. */
export const listBeneficiarios = (
  db: Db,
  codigoCredenciado: number,
  { desde, antesDe }: Periodo,
  limite: number,
  depois: number | undefined,
): Promise<LinhaBeneficiario[]> =>
  db.query(beneficiarios, [codigoCredenciado, desde, antesDe, limite, depois ?? null])

const { encaminhadaPagamento, encaminhadaPagamentoToken } = statusFicha
/** The moments at which a guide was forwarded: confirming a part of it sends nothing yet. */
const encaminhadas = `from historico_guia h
    where h.codigo_credenciado = $1 and h.em >= $2
      and h.para_status in (${encaminhadaPagamento}, ${encaminhadaPagamentoToken})`
const peloAplicativo = `h.para_status = ${encaminhadaPagamentoToken}`

const encaminhamentos = statement<{ app: number; total: number }>(
  'producao.encaminhamentos',
  `select count(distinct h.numero_ficha) filter (where ${peloAplicativo}) as app,
          count(distinct h.numero_ficha) as total ${encaminhadas}`,
)

/** Guides forwarded to payment since an instant, and how many of them the beneficiary's app confirmed. */
export async function countEncaminhadas(db: Db, codigoCredenciado: number, desde: Date) {
  const [row] = await db.query(encaminhamentos, [codigoCredenciado, desde])
  return row ?? { app: 0, total: 0 }
}

export type LinhaEncaminhada = {
  numeroFicha: number
  codigoAssociado: string
  nomeAssociado: string
  encaminhadaEm: Date
  peloAplicativo: boolean
}

const guiasEncaminhadas = statement<LinhaEncaminhada>(
  'producao.guiasEncaminhadas',
  `select g.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado", a.nome as "nomeAssociado",
          h.em as "encaminhadaEm", h.app as "peloAplicativo"
     from (select h.numero_ficha, max(h.em) as em, bool_or(${peloAplicativo}) as app ${encaminhadas}
            group by h.numero_ficha
           having $4::timestamptz is null or (max(h.em), h.numero_ficha) < ($4, $5::bigint)
            order by 2 desc, 1 desc limit $3) h
     join guia g on g.codigo_credenciado = $1 and g.numero_ficha = h.numero_ficha
     join associado a on a.codigo = g.codigo_associado
    order by h.em desc, g.numero_ficha desc`,
)

export type PosicaoEncaminhada = Pick<LinhaEncaminhada, 'numeroFicha' | 'encaminhadaEm'>

/** Those guides, the last forwarded first, `limite` at most, after the one of `depois`. */
export const listEncaminhadas = (
  db: Db,
  codigoCredenciado: number,
  desde: Date,
  limite: number,
  depois: PosicaoEncaminhada | undefined,
): Promise<LinhaEncaminhada[]> =>
  db.query(guiasEncaminhadas, [
    codigoCredenciado,
    desde,
    limite,
    depois?.encaminhadaEm ?? null,
    depois?.numeroFicha ?? null,
  ])

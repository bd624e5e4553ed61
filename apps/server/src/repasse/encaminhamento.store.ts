import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import {
  type CalendarioRepasse,
  findCalendarioRepasse,
  findFechamento,
} from '@portal/domain/repasse/calendarioRepasse.ts'
import { type Db, statement } from '../db/client.ts'
import { readMany } from '../db/lockstep.ts'
import { listCalendarios } from './calendario.store.ts'
import { openRepasses } from './repasse.store.ts'

/** A guide's way to its payment: the provider's lot of the day, its protocol of 12 characters, the run that it enters. */
export type Encaminhamento = {
  numeroLote: string
  protocolo: string
  em: Date
  fechamento: string
}

/** The lot of a civil day. */
export const toNumeroLote = (dia: string): string => dia.replaceAll('-', '')

/** The closing day of the run that what a network's provider forwards on a day enters. */
export const fechamentoOf = (calendarios: readonly CalendarioRepasse[], rede: Rede, dia: string): string =>
  findFechamento(findCalendarioRepasse(calendarios, rede, dia), dia)

/**
 * The run that what an appeal granted on a day enters: the one that is open then, never the one that told of the denial
 * (Operadora §4).
 */
export function fechamentoDoRecurso(
  calendarios: readonly CalendarioRepasse[],
  rede: Rede,
  dia: string,
  fechamentoDaGlosa: string,
): string {
  const deHoje = fechamentoOf(calendarios, rede, dia)
  const seguinte = fechamentoOf(calendarios, rede, addDays(fechamentoDaGlosa, 1))
  return deHoje > seguinte ? deHoje : seguinte
}

const redeOf = statement<{ rede: Rede }>(
  'encaminhamento.rede',
  'select rede from credenciado where codigo = $1',
)

/** The network of a provider, whose calendar its payments follow. */
export async function findRede(db: Db, codigoCredenciado: number): Promise<Rede> {
  const [row] = await db.query(redeOf, [codigoCredenciado])
  if (!row) throw new Error(`payment of an unknown provider: ${codigoCredenciado}`)
  return row.rede
}

const insert = statement(
  'encaminhamento.insert',
  `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
   values ($1, $2, $3, $4, $5) on conflict do nothing`,
)

/**
 * Notes that a guide was forwarded, in the transaction that moves it, and opens the run that it enters: the run finds by
 * itself what waits for it, even where nothing was judged yet. `hoje` is the civil day of `agora`.
 */
export async function insertEncaminhamento(
  db: Db,
  { codigoCredenciado, numeroFicha }: { codigoCredenciado: number; numeroFicha: number },
  agora: Date,
  hoje: string,
): Promise<void> {
  const [rede, calendarios] = await Promise.all([findRede(db, codigoCredenciado), listCalendarios(db)])
  const fechamento = fechamentoOf(calendarios, rede, hoje)
  await openRepasses(db, { codigoCredenciado, rede, calendarios }, [fechamento], agora)
  await db.query(insert, [codigoCredenciado, numeroFicha, toNumeroLote(hoje), agora, fechamento])
}

const find = readMany(
  statement<Encaminhamento>(
    'encaminhamento.find',
    `select numero_lote as "numeroLote", protocolo, em, fechamento from encaminhamento
    where codigo_credenciado = $1 and numero_ficha = $2`,
  ),
  'integer, bigint',
)

/** How a guide of the provider went to payment; undefined while it has not. */
export async function findEncaminhamento(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<Encaminhamento | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, numeroFicha])
  return row
}

/** A guide that a run waits for, where it stands, and whose patient's it is. */
export type GuiaAJulgar = {
  numeroFicha: number
  codigoAssociado: string
  statusFicha: number
  codigoEtapaAtual: number
}

const aJulgar = statement<GuiaAJulgar>(
  'encaminhamento.aJulgar',
  `select g.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado", g.status_ficha as "statusFicha", g.codigo_etapa as "codigoEtapaAtual"
     from guia g join encaminhamento n using (codigo_credenciado, numero_ficha)
     join repasse r using (codigo_credenciado, fechamento)
    where g.codigo_credenciado = $1 and g.status_ficha in (10, 11, 20) and not g.bloqueada and g.numero_ficha > $3
      and r.situacao = 'aberto' and r.publicacao <= $2
    order by g.numero_ficha limit $4`,
)

/** The guides that the provider's open runs due on a day still wait for, by number after one of them. */
export const listAJulgar = (
  db: Db,
  codigoCredenciado: number,
  hoje: string,
  depois: number,
  limite: number,
): Promise<GuiaAJulgar[]> => db.query(aJulgar, [codigoCredenciado, hoje, depois, limite])

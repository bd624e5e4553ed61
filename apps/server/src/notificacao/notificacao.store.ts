import type { TipoNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { readMany, writeMany } from '../db/lockstep.ts'
import type { Visao } from '../repasse/visao.ts'
import { readVistos, statementVisto, type Visiveis } from '../repasse/visto.store.ts'
import { selectPendente } from '../termo/documento.store.ts'

export type LinhaNotificacao = {
  id: number
  tipo: TipoNotificacao
  referencia: number
  texto: string
  em: Date
  lida: boolean
}

/** An appeal is told of to whom its guide's money is shown (Spec §3), anything else to the whole clinic. */
const deQuem = (visiveis: Visiveis) => `n.codigo_credenciado = $1
      and (n.tipo <> 'RECURSO' or exists (select from guia g where ${visiveis('g')} and g.numero_ficha = n.referencia))`

/** A term's notice asks for nothing once that version is no longer in force, or was accepted for each place of the provider's. */
const isCumprida = (agora: string) => `n.tipo = 'TERMO' and n.referencia not in (
      ${selectPendente('(select rede from credenciado where codigo = $1)', agora)} select codigo from pendente)`

const list = statementVisto<LinhaNotificacao>(
  'notificacao.list',
  (
    visiveis,
  ) => `select n.id, n.tipo, n.referencia, n.texto, n.em, (n.id <= coalesce(p.lida_ate, 0) or ${isCumprida('$5::timestamptz')}) as lida
     from notificacao n left join preferencia_notificacao p using (codigo_credenciado)
    where ${deQuem(visiveis)} and ($4::bigint is null or n.id < $4) order by n.id desc limit $3`,
)

/** The newest first, `limite` at most, after the one of `antesDe`. */
export const listNotificacoes = (
  db: Db,
  visao: Visao,
  agora: Date,
  limite: number,
  antesDe: number | undefined,
): Promise<LinhaNotificacao[]> => readVistos(db, visao, list, [limite, antesDe ?? null, agora])

const count = statementVisto<{ naoLidas: number }>(
  'notificacao.count',
  (visiveis) => `select count(*) as "naoLidas" from notificacao n
    where ${deQuem(visiveis)}
      and n.id > coalesce((select lida_ate from preferencia_notificacao where codigo_credenciado = $1), 0)
      and not (${isCumprida('$3::timestamptz')})`,
)

export async function countNaoLidas(db: Db, visao: Visao, agora: Date): Promise<number> {
  const [row] = await readVistos(db, visao, count, [agora])
  return row?.naoLidas ?? 0
}

const read = statement(
  'notificacao.read',
  `insert into preferencia_notificacao as p (codigo_credenciado, lida_ate)
   select $1, max(id) from notificacao where codigo_credenciado = $1 and id <= $2 having max(id) is not null
   on conflict (codigo_credenciado) do update set lida_ate = excluded.lida_ate where p.lida_ate < excluded.lida_ate`,
)

/** Those up to this one were read; one that is not there, or was read, changes nothing. */
export async function readNotificacoes(db: Db, codigoCredenciado: number, ate: number): Promise<void> {
  await db.query(read, [codigoCredenciado, ate])
}

const correio = readMany(
  statement<{ correio: TipoNotificacao[] }>(
    'notificacao.correio',
    'select correio from preferencia_notificacao where codigo_credenciado = $1',
  ),
  'integer',
)

/** The kinds that go by mail too: none until they are asked for. */
export async function findCorreio(db: Db, codigoCredenciado: number): Promise<TipoNotificacao[]> {
  const [row] = await db.query(correio, [codigoCredenciado])
  return row?.correio ?? []
}

const setCorreio = statement(
  'notificacao.setCorreio',
  `insert into preferencia_notificacao (codigo_credenciado, correio) values ($1, $2)
   on conflict (codigo_credenciado) do update set correio = excluded.correio`,
)

export async function updateCorreio(
  db: Db,
  codigoCredenciado: number,
  tipos: readonly TipoNotificacao[],
): Promise<void> {
  await db.query(setCorreio, [codigoCredenciado, tipos])
}

const insert = writeMany(
  'notificacao.insert',
  'integer, text, bigint, text, timestamptz, uuid',
  (linhas) =>
    `insert into notificacao (codigo_credenciado, tipo, referencia, texto, em, mensagem) select v1, v2, v3, v4, v5, v6 from ${linhas}`,
)

export type NovaNotificacao = Omit<LinhaNotificacao, 'id' | 'lida'> & { codigoCredenciado: number }

export async function insertNotificacao(
  db: Db,
  { codigoCredenciado, tipo, referencia, texto, em }: NovaNotificacao,
  mensagem: string | undefined,
): Promise<void> {
  await db.query(insert, [codigoCredenciado, tipo, referencia, texto, em, mensagem ?? null])
}

const same = statement(
  'notificacao.same',
  `select 1 from notificacao
    where codigo_credenciado = $1 and tipo = $2 and referencia = $3 and texto = $4 and em >= $5 limit 1`,
)

/** Whether the provider was told the very same since an instant. */
export async function hasNotificacao(
  db: Db,
  { codigoCredenciado, tipo, referencia, texto }: NovaNotificacao,
  desde: Date,
): Promise<boolean> {
  return (await db.query(same, [codigoCredenciado, tipo, referencia, texto, desde])).length > 0
}

const ultimas = statement<{ referencia: number; em: Date }>(
  'notificacao.ultimas',
  `select referencia, max(em) as em from notificacao
    where codigo_credenciado = $1 and tipo = $2 and referencia = any ($3::bigint[]) group by referencia`,
)

/**
 * When the provider was last told of these things, in whatever words, by their reference; those that it was never told of
 * are not there. Nothing is asked where there are none.
 */
export async function findUltimas(
  db: Db,
  codigoCredenciado: number,
  tipo: TipoNotificacao,
  quais: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (quais.length === 0) return new Map()
  const ditas = await db.query(ultimas, [codigoCredenciado, tipo, [...quais]])
  return new Map(ditas.map(({ referencia, em }) => [referencia, em]))
}

type NotificacaoEnviada = Pick<LinhaNotificacao, 'tipo' | 'referencia' | 'texto'>

const sent = statement<NotificacaoEnviada>(
  'notificacao.sent',
  'select tipo, referencia, texto from notificacao where codigo_credenciado = $1 and mensagem = $2',
)

/** What a message is about. */
export async function findEnviada(
  db: Db,
  codigoCredenciado: number,
  mensagem: string,
): Promise<NotificacaoEnviada | undefined> {
  const [row] = await db.query(sent, [codigoCredenciado, mensagem])
  return row
}

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

/** Who reads, what of its provider's it sees, and when. */
type Leitor = { visao: Visao; login: number; agora: Date }

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
  ) => `select n.id, n.tipo, n.referencia, n.texto, n.em, (n.id <= coalesce(l.lida_ate, 0) or ${isCumprida('$5::timestamptz')}) as lida
     from notificacao n left join leitura_notificacao l on l.codigo_credenciado = n.codigo_credenciado and l.login = $6
    where ${deQuem(visiveis)} and ($4::bigint is null or n.id < $4) order by n.id desc limit $3`,
)

/** The newest first, `limite` at most, after the one of `antesDe`. */
export const listNotificacoes = (
  db: Db,
  { visao, login, agora }: Leitor,
  limite: number,
  antesDe: number | undefined,
): Promise<LinhaNotificacao[]> => readVistos(db, visao, list, [limite, antesDe ?? null, agora, login])

const count = statementVisto<{ naoLidas: number }>(
  'notificacao.count',
  (visiveis) => `select count(*) as "naoLidas" from notificacao n
    where ${deQuem(visiveis)}
      and n.id > coalesce((select lida_ate from leitura_notificacao where codigo_credenciado = $1 and login = $4), 0)
      and not (${isCumprida('$3::timestamptz')})`,
)

export async function countNaoLidas(db: Db, { visao, login, agora }: Leitor): Promise<number> {
  const [row] = await readVistos(db, visao, count, [agora, login])
  return row?.naoLidas ?? 0
}

const read = statement(
  'notificacao.read',
  `insert into leitura_notificacao as l (codigo_credenciado, login, lida_ate)
   select $1, $2, max(id) from notificacao where codigo_credenciado = $1 and id <= $3 having max(id) is not null
   on conflict (codigo_credenciado, login) do update set lida_ate = excluded.lida_ate where l.lida_ate < excluded.lida_ate`,
)

/** This login has read those up to this one; one that is not there, or was read, changes nothing. */
export async function readNotificacoes(
  db: Db,
  { codigoCredenciado, login }: { codigoCredenciado: number; login: number },
  ate: number,
): Promise<void> {
  await db.query(read, [codigoCredenciado, login, ate])
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

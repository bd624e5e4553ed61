import type { TipoNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { type Db, statement } from '../db/client.ts'

export type LinhaNotificacao = {
  id: number
  tipo: TipoNotificacao
  referencia: number
  texto: string
  em: Date
  lida: boolean
}

const list = statement<LinhaNotificacao>(
  'notificacao.list',
  `select n.id, n.tipo, n.referencia, n.texto, n.em, n.id <= coalesce(p.lida_ate, 0) as lida
     from notificacao n left join preferencia_notificacao p using (codigo_credenciado)
    where n.codigo_credenciado = $1 and ($3::bigint is null or n.id < $3) order by n.id desc limit $2`,
)

/** The newest first, `limite` at most, after the one of `antesDe`. */
export const listNotificacoes = (
  db: Db,
  codigoCredenciado: number,
  limite: number,
  antesDe: number | undefined,
): Promise<LinhaNotificacao[]> => db.query(list, [codigoCredenciado, limite, antesDe ?? null])

const count = statement<{ naoLidas: number }>(
  'notificacao.count',
  `select count(*) as "naoLidas" from notificacao
    where codigo_credenciado = $1
      and id > coalesce((select lida_ate from preferencia_notificacao where codigo_credenciado = $1), 0)`,
)

export async function countNaoLidas(db: Db, codigoCredenciado: number): Promise<number> {
  const [row] = await db.query(count, [codigoCredenciado])
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

const correio = statement<{ correio: TipoNotificacao[] }>(
  'notificacao.correio',
  'select correio from preferencia_notificacao where codigo_credenciado = $1',
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

const insert = statement(
  'notificacao.insert',
  `insert into notificacao (codigo_credenciado, tipo, referencia, texto, em, mensagem) values ($1, $2, $3, $4, $5, $6)`,
)

export type NovaNotificacao = Omit<LinhaNotificacao, 'id' | 'lida'> & { codigoCredenciado: number }

export async function insertNotificacao(
  db: Db,
  { codigoCredenciado, tipo, referencia, texto, em }: NovaNotificacao,
  mensagem: string | undefined,
): Promise<void> {
  await db.query(insert, [codigoCredenciado, tipo, referencia, texto, em, mensagem ?? null])
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

import type { Canal } from '@portal/domain/acesso/canal.ts'
import { type Db, statement } from '../db/client.ts'

export type Assunto =
  | 'linkSenha'
  | 'senhaCriada'
  | 'senhaDefinida'
  | 'trocaContato'
  | 'contatoTrocado'
  | 'notificacao'
  | 'contatoPaciente'

/** What waits to be sent, without a word of its text: that is written as it leaves. */
export type Mensagem = {
  id: string
  login: number
  canal: Canal
  assunto: Assunto
  pedidaEm: Date
  tentativas: number
}

const insert = statement(
  'mensagem.insert',
  `insert into mensagem (id, login, canal, assunto, pedida_em, tentar_em) values ($1, $2, $3, $4, $5, $5)`,
)

export type NovaMensagem = Omit<Mensagem, 'tentativas'>

/** Leaves a message to be sent, in the transaction of its cause. */
export async function insertMensagem(
  db: Db,
  { id, login, canal, assunto, pedidaEm }: NovaMensagem,
): Promise<void> {
  await db.query(insert, [id, login, canal, assunto, pedidaEm])
}

const columns = `id, login, canal, assunto, pedida_em as "pedidaEm", tentativas::integer as tentativas`

const claim = statement<Mensagem>(
  'mensagem.claim',
  `update mensagem set tentar_em = $2, tentativas = least(tentativas + 1, 1000)
    where id = (select id from mensagem where situacao = 'aEnviar' and tentar_em <= $1
                  order by tentar_em limit 1 for update skip locked)
   returning ${columns}`,
)

/** Takes the message that is due the longest: until `ate` no other process does. Undefined when none is. */
export async function claimMensagem(db: Db, agora: Date, ate: Date): Promise<Mensagem | undefined> {
  const [mensagem] = await db.query(claim, [agora, ate])
  return mensagem
}

const postpone = statement('mensagem.postpone', `update mensagem set tentar_em = $2 where id = $1`)

/** Not sent this time: once more at `em`. */
export async function postponeMensagem(db: Db, id: string, em: Date): Promise<void> {
  await db.query(postpone, [id, em])
}

const superada = statement<{ sim: boolean }>(
  'mensagem.superada',
  `select exists (select from mensagem
                   where login = $1 and assunto = $2 and (pedida_em, id) > ($3::timestamptz, $4::uuid)
                     and situacao in ('aEnviar', 'enviada')) as sim`,
)

/** Whether the same was asked for again since, and was handed over or still may be. */
export async function isSuperada(db: Db, { id, login, assunto, pedidaEm }: NovaMensagem): Promise<boolean> {
  const [row] = await db.query(superada, [login, assunto, pedidaEm, id])
  return row?.sim === true
}

const settle = statement(
  'mensagem.settle',
  `update mensagem set situacao = $2, encerrada_em = $3 where id = $1 and situacao = 'aEnviar'`,
)

export type Desfecho = 'enviada' | 'recusada' | 'semDestino'

export async function settleMensagem(db: Db, id: string, desfecho: Desfecho, em: Date): Promise<void> {
  await db.query(settle, [id, desfecho, em])
}

const recentes = statement<Mensagem>(
  'mensagem.recentes',
  `select ${columns} from mensagem where situacao = 'enviada' order by encerrada_em desc limit $1`,
)

/** The last ones that were sent, the newest first. */
export async function listEnviadas(db: Db, limite: number): Promise<Mensagem[]> {
  return db.query(recentes, [limite])
}

const purge = statement<{ id: string }>(
  'mensagem.purge',
  `delete from mensagem where id in (
     select id from mensagem where situacao <> 'aEnviar' and encerrada_em < $1 limit $2 for update skip locked)
   returning id`,
)

/** Removes messages that were done with before `antes`, at most `limite`; answers how many. */
export async function purgeMensagens(db: Db, antes: Date, limite: number): Promise<number> {
  const rows = await db.query(purge, [antes, limite])
  return rows.length
}

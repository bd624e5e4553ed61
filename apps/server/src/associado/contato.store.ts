import type { Contato } from '@portal/domain/associado/contato.ts'
import { startOfCivilDay } from '../clock.ts'
import { type Db, statement } from '../db/client.ts'

const lock = statement(
  'contato.lock',
  `select pg_advisory_xact_lock(hashtextextended('contato:' || $1::integer, 0))`,
)
const count = statement<{ doPaciente: number; doCredenciado: number }>(
  'contato.count',
  `select count(*) filter (where codigo_associado = $2) as "doPaciente", count(*) as "doCredenciado"
     from contato_associado where codigo_credenciado = $1 and pedido_em >= $3`,
)

/**
 * The provider's requests of a civil day: for one patient, and in all. Until the end of the transaction nobody else
 * counts for this provider, so that two at once do not both take the last place.
 */
export async function countPedidosContato(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
  hoje: string,
): Promise<{ doPaciente: number; doCredenciado: number }> {
  await db.query(lock, [codigoCredenciado])
  const [row] = await db.query(count, [codigoCredenciado, codigoAssociado, startOfCivilDay(hoje)])
  return row ?? { doPaciente: 0, doCredenciado: 0 }
}

const find = statement<Contato>(
  'contato.emConfirmacao',
  `select telefone, email from contato_associado
    where codigo_credenciado = $1 and codigo_associado = $2 and situacao = 'emConfirmacao'`,
)

/** What this provider asked for and waits; null stays as it is. Another provider's request is not told. */
export async function findContatoEmConfirmacao(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<Contato | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, codigoAssociado])
  return row
}

const supersede = statement(
  'contato.supersede',
  `update contato_associado set situacao = 'substituido', decidido_em = $3
    where codigo_credenciado = $1 and codigo_associado = $2 and situacao = 'emConfirmacao'`,
)

/** Takes back the provider's request that waits, if any. */
export async function supersedeContato(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
  agora: Date,
): Promise<void> {
  await db.query(supersede, [codigoCredenciado, codigoAssociado, agora])
}

export type PedidoContato = {
  codigoCredenciado: number
  codigoAssociado: string
  anterior: Contato
  /** What changes; null stays as it is. */
  novo: Contato
}

const insert = statement<{ id: number }>(
  'contato.insert',
  `insert into contato_associado (codigo_credenciado, codigo_associado, telefone_anterior, email_anterior, telefone, email,
                                  pedido_em)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
)

/** Keeps a request until it is decided; answers its number. */
export async function insertContato(db: Db, pedido: PedidoContato, agora: Date): Promise<number> {
  const { codigoCredenciado, codigoAssociado, anterior, novo } = pedido
  const [row] = await db.query(insert, [
    codigoCredenciado,
    codigoAssociado,
    anterior.telefone,
    anterior.email,
    novo.telefone,
    novo.email,
    agora,
  ])
  if (!row) throw new Error('the request for contacts was not stored')
  return row.id
}

const confirm = statement(
  'contato.confirm',
  `with decidido as (
     update contato_associado set situacao = 'confirmado', decidido_em = $3
      where id = $1 and codigo_credenciado = $2 and situacao = 'emConfirmacao'
     returning codigo_associado, telefone, email)
   update associado a set telefone = coalesce(d.telefone, a.telefone), email = coalesce(d.email, a.email)
     from decidido d where a.codigo = d.codigo_associado`,
)

/** Applies a request to the member while it waits, so once. Only the operator's side does. */
export async function confirmContatoAssociado(
  db: Db,
  codigoCredenciado: number,
  id: number,
  agora: Date,
): Promise<void> {
  await db.query(confirm, [id, codigoCredenciado, agora])
}

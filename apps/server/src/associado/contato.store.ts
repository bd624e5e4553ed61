import type { Canal } from '@portal/domain/acesso/canal.ts'
import type { Contato } from '@portal/domain/associado/contato.ts'
import { statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import { VALIDADE_LINK_DIAS } from './linkContato.ts'

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

/** What waits; null stays as it is. `enviadoPara` is the address in force that the message went to: null without one. */
export type ContatoEmEspera = Contato & { canal: Canal | null; enviadoPara: string | null }

/**
 * Of the request `c` for the member `a`: what it would change, and the address that its message went to, were not changed
 * since, be they by now what they were. Whoever lost the address confirms nothing, and what was confirmed since is not
 * taken back by an older link.
 */
export const INALTERADO = `((c.telefone is null and c.canal is distinct from 'CELULAR')
         or (a.telefone_versao = c.telefone_versao and a.telefone is not distinct from c.telefone_anterior))
        and ((c.email is null and c.canal is distinct from 'EMAIL')
         or (a.email_versao = c.email_versao and a.email is not distinct from c.email_anterior))`

/** The request `c` waits: a month at most before `agora`, a parameter as is `emAndamento`, the statuses of its guide. */
export const emEspera = (agora: string, emAndamento: string) => `c.situacao = 'emConfirmacao'
      and c.pedido_em > ${agora}::timestamptz - interval '${VALIDADE_LINK_DIAS} days'
      and (c.numero_ficha is null
           or exists (select from guia g where g.codigo_credenciado = c.codigo_credenciado
                                           and g.numero_ficha = c.numero_ficha and g.status_ficha = any (${emAndamento})))`

const find = statement<ContatoEmEspera>(
  'contato.emConfirmacao',
  `select c.telefone, c.email, c.canal,
          case c.canal when 'EMAIL' then c.email_anterior when 'CELULAR' then c.telefone_anterior end as "enviadoPara"
     from contato_associado c join associado a on a.codigo = c.codigo_associado
    where c.codigo_credenciado = $1 and c.codigo_associado = $2 and ${emEspera('$4', '$3')} and (c.canal is null or ${INALTERADO})`,
)

/**
 * What this provider was told for its guide in progress and waits to be confirmed: it serves its desk until then, and no
 * longer than the guide, nor than the member's link is good for: then the desk may be told anew. Another provider's is not
 * told.
 */
export async function findContatoEmConfirmacao(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
  agora: Date,
): Promise<ContatoEmEspera | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, codigoAssociado, statusEmAndamento, agora])
  return row
}

const findDaGuia = statement<{ telefone: string }>(
  'contato.telefoneDaGuia',
  `select c.telefone
     from contato_associado c join guia g using (codigo_credenciado, numero_ficha)
    where codigo_credenciado = $1 and numero_ficha = $2 and c.situacao = 'emConfirmacao' and c.telefone is not null
      and g.status_ficha = any ($3)
      and (c.canal is null or c.pedido_em > $4::timestamptz - interval '${VALIDADE_LINK_DIAS} days')`,
)

/** The phone that the desk was given for this very guide and that waits to be confirmed: it serves the guide until then. */
export async function findTelefoneDaGuia(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
  agora: Date,
): Promise<string | undefined> {
  const [row] = await db.query(findDaGuia, [codigoCredenciado, numeroFicha, statusEmAndamento, agora])
  return row?.telefone
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
  /** The guide in progress for which the desk was told. */
  numeroFicha: number
  anterior: Contato
  /** What changes; null stays as it is. */
  novo: Contato
  /** Where the member confirms it; null where nothing reaches her. */
  mensagem: { id: string; canal: Canal } | null
}

const insert = statement(
  'contato.insert',
  `insert into contato_associado (codigo_credenciado, codigo_associado, numero_ficha, telefone_anterior, email_anterior,
                                  telefone, email, canal, mensagem, pedido_em, telefone_versao, email_versao)
   select $1, codigo, $3, $4, $5, $6, $7, $8, $9, $10, telefone_versao, email_versao from associado where codigo = $2`,
)

/** Keeps a request until it is decided. */
export async function insertContato(db: Db, pedido: PedidoContato, agora: Date): Promise<void> {
  const { codigoCredenciado, codigoAssociado, numeroFicha, anterior, novo, mensagem } = pedido
  await db.query(insert, [
    codigoCredenciado,
    codigoAssociado,
    numeroFicha,
    anterior.telefone,
    anterior.email,
    novo.telefone,
    novo.email,
    mensagem?.canal,
    mensagem?.id,
    agora,
  ])
}

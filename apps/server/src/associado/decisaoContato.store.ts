import type { Canal } from '@portal/domain/acesso/canal.ts'
import type { Contato } from '@portal/domain/associado/contato.ts'
import { statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { emEspera, INALTERADO } from './contato.store.ts'
import { type MensagemContato, VALIDADE_LINK_DIAS } from './linkContato.ts'

/** A request as its message's link finds it. */
export type ContatoPedido = Contato & {
  canal: Canal
  enviadoPara: string
  emVigor: Contato
  rede: string
  nomeCredenciado: string
  /** `aberto` while the link is good for something. */
  situacao: 'aberto' | 'confirmado' | 'encerrado'
}

const find = statement<ContatoPedido>(
  'contato.daMensagem',
  `select c.telefone, c.email, c.canal, jsonb_build_object('telefone', a.telefone, 'email', a.email) as "emVigor", k.rede, k.nome as "nomeCredenciado",
          case c.canal when 'EMAIL' then c.email_anterior else c.telefone_anterior end as "enviadoPara",
          case when c.situacao = 'confirmado' then 'confirmado'
               when c.situacao = 'emConfirmacao' and ${INALTERADO}
                    and c.pedido_em > $3::timestamptz - interval '${VALIDADE_LINK_DIAS} days' then 'aberto'
               else 'encerrado' end as situacao
     from contato_associado c join associado a on a.codigo = c.codigo_associado
     join credenciado k on k.codigo = c.codigo_credenciado
    where c.codigo_credenciado = $1 and c.mensagem = $2`,
)

export async function findContatoPedido(
  db: Db,
  { codigoCredenciado, mensagem }: MensagemContato,
  agora: Date,
): Promise<ContatoPedido | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, mensagem, agora])
  return row
}

const apply = `update associado a set telefone = coalesce(d.telefone, a.telefone), email = coalesce(d.email, a.email),
          telefone_versao = a.telefone_versao + (d.telefone is not null)::integer,
          email_versao = a.email_versao + (d.email is not null)::integer
     from decidido d where a.codigo = d.codigo_associado returning a.codigo`

const confirm = statement<{ codigo: string }>(
  'contato.confirm',
  `with decidido as (
     update contato_associado c set situacao = 'confirmado', decidido_em = $3
       from associado a
      where c.codigo_credenciado = $1 and c.mensagem = $2 and c.situacao = 'emConfirmacao'
        and c.pedido_em > $3::timestamptz - interval '${VALIDADE_LINK_DIAS} days'
        and a.codigo = c.codigo_associado and ${INALTERADO}
     returning c.codigo_associado, c.telefone, c.email)
   ${apply}`,
)

const lock = statement(
  'contato.lockAssociado',
  `select from associado where codigo = (select codigo_associado from contato_associado
                                          where codigo_credenciado = $1 and mensagem = $2) for no key update`,
)

/** The member confirms: from now on these are the registration's. Once, and while the link is good. */
export async function confirmContatoAssociado(
  db: Db,
  { codigoCredenciado, mensagem }: MensagemContato,
  agora: Date,
): Promise<void> {
  // Of two links at once the second finds what the first left.
  await db.query(lock, [codigoCredenciado, mensagem])
  await db.query(confirm, [codigoCredenciado, mensagem, agora])
}

/** A request that no message can confirm, by whose it is. */
export type SemCanal = { codigoCredenciado: number; codigoAssociado: string }

const findEspera = statement<{ numeroFicha: number; novo: Contato; emVigor: Contato }>(
  'contato.findSemCanal',
  `select c.numero_ficha as "numeroFicha", jsonb_build_object('telefone', c.telefone, 'email', c.email) as novo,
          jsonb_build_object('telefone', a.telefone, 'email', a.email) as "emVigor"
     from contato_associado c join associado a on a.codigo = c.codigo_associado
    where c.codigo_credenciado = $1 and c.codigo_associado = $2 and c.canal is null and ${emEspera('$3', '$4')}
      for no key update`,
)

/**
 * What waits of this provider for the operator's side, with the contacts in force; nobody else changes them until the end
 * of the transaction.
 */
export async function lockSemCanal(
  db: Db,
  { codigoCredenciado, codigoAssociado }: SemCanal,
  agora: Date,
): Promise<{ numeroFicha: number; novo: Contato; emVigor: Contato } | undefined> {
  const [row] = await db.query(findEspera, [codigoCredenciado, codigoAssociado, agora, statusEmAndamento])
  return row
}

const SEM_CANAL = `codigo_credenciado = $1 and codigo_associado = $2 and situacao = 'emConfirmacao' and canal is null`

const accept = statement<{ codigo: string }>(
  'contato.accept',
  `with decidido as (
     update contato_associado set situacao = 'confirmado', decidido_em = $3 where ${SEM_CANAL}
     returning codigo_associado, telefone, email)
   ${apply}`,
)
const refuse = statement(
  'contato.refuse',
  `update contato_associado set situacao = 'recusado', decidido_em = $3 where ${SEM_CANAL}`,
)

/** Writes down what the operator's side decided. */
export async function settleSemCanal(
  db: Db,
  { codigoCredenciado, codigoAssociado }: SemCanal,
  aceita: boolean,
  agora: Date,
): Promise<void> {
  await db.query(aceita ? accept : refuse, [codigoCredenciado, codigoAssociado, agora])
}

export type ContatoSemCanal = SemCanal & Contato & { pedidoEm: Date }

const listEspera = statement<ContatoSemCanal>(
  'contato.semCanal',
  `select c.codigo_credenciado as "codigoCredenciado", c.codigo_associado as "codigoAssociado", c.telefone, c.email,
          c.pedido_em as "pedidoEm"
     from contato_associado c where c.canal is null and ${emEspera('$1', '$2')} order by c.pedido_em`,
)

/** What waits for the operator's side, the oldest first: of the provider in whose transaction it is asked, or of all for the owner. */
export const listSemCanal = (db: Db, agora: Date): Promise<ContatoSemCanal[]> =>
  db.query(listEspera, [agora, statusEmAndamento])

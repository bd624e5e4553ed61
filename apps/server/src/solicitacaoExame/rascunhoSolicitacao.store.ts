import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { type Associado, colunasAssociado, daRede } from '../associado/associado.store.ts'
import { type Db, statement } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'

export type RascunhoSolicitacao = { revisao: number; conteudo: ConteudoPedido; salvoEm: Date }

/** Whose draft it is: what one login types, no colleague of its sees. */
type Autor = Pick<Sessao, 'codigoCredenciado' | 'login'>

const find = statement<RascunhoSolicitacao>(
  'rascunhoSolicitacao.find',
  `select revisao, conteudo, salvo_em as "salvoEm" from rascunho_solicitacao_login
    where codigo_credenciado = $1 and login = $2 and codigo_associado = $3`,
)

/** What the login was typing for the patient. */
export async function findRascunho(
  db: Db,
  { codigoCredenciado, login }: Autor,
  codigoAssociado: string,
): Promise<RascunhoSolicitacao | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, login, codigoAssociado])
  return row
}

/** A draft with whom it is for. */
export type RascunhoVisto = RascunhoSolicitacao & Associado

const list = statement<RascunhoVisto>(
  'rascunhoSolicitacao.list',
  `select r.revisao, r.conteudo, r.salvo_em as "salvoEm", ${colunasAssociado}
     from rascunho_solicitacao_login r join associado a on a.codigo = r.codigo_associado
    where r.codigo_credenciado = $1 and r.login = $2 and ($5::integer is null or r.revisao < $5)
      and (r.conteudo -> 'eventos' <> '[]' or r.conteudo ->> 'hipoteseDiagnostica' ~ '\\S')
      and ${daRede('$3')}
    order by r.revisao desc limit $4`,
)

/**
 * What the login was typing, the newest first (each save takes the next revision), `limite` at most, after the one of
 * `depois`. One of which nothing is left is none, nor is that of a patient whom the network serves no more: it opens nowhere.
 */
export const listRascunhos = (
  db: Db,
  { codigoCredenciado, login }: Autor,
  hoje: string,
  limite: number,
  depois?: number,
): Promise<RascunhoVisto[]> => db.query(list, [codigoCredenciado, login, hoje, limite, depois ?? null])

const save = statement<{ revisao: number }>(
  'rascunhoSolicitacao.save',
  `insert into rascunho_solicitacao_login (codigo_credenciado, login, codigo_associado, revisao, conteudo, salvo_em)
   values ($1, $2, $3, nextval('revisao_rascunho_solicitacao_seq'), $4, $5)
   on conflict (codigo_credenciado, login, codigo_associado)
     do update set revisao = excluded.revisao, conteudo = $4, salvo_em = $5
   returning revisao`,
)

/** Puts the draft in the place of the one before, and answers its revision, a number that no other draft ever had. */
export async function saveConteudo(
  db: Db,
  { codigoCredenciado, login }: Autor,
  codigoAssociado: string,
  { conteudo, salvoEm }: Omit<RascunhoSolicitacao, 'revisao'>,
): Promise<number> {
  const values = [codigoCredenciado, login, codigoAssociado, JSON.stringify(conteudo), salvoEm]
  const [row] = await db.query(save, values)
  if (!row) throw new Error('a draft of an exam request was not saved')
  return row.revisao
}

const remove = statement<{ revisao: number }>(
  'rascunhoSolicitacao.remove',
  `delete from rascunho_solicitacao_login where codigo_credenciado = $1 and login = $2 and codigo_associado = $3
   returning revisao`,
)

/** Throws the draft away, and answers its revision; 0 where there was none. */
export async function deleteRascunho(
  db: Db,
  { codigoCredenciado, login }: Autor,
  codigoAssociado: string,
): Promise<number> {
  const [row] = await db.query(remove, [codigoCredenciado, login, codigoAssociado])
  return row?.revisao ?? 0
}

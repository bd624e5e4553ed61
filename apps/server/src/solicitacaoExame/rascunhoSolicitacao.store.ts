import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { type Db, statement } from '../db/client.ts'

export type RascunhoSolicitacao = { revisao: number; conteudo: ConteudoPedido; salvoEm: Date }

const find = statement<RascunhoSolicitacao>(
  'rascunhoSolicitacao.find',
  `select revisao, conteudo, salvo_em as "salvoEm" from rascunho_solicitacao
    where codigo_credenciado = $1 and codigo_associado = $2`,
)

/** What was being typed for the patient. */
export async function findRascunho(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<RascunhoSolicitacao | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, codigoAssociado])
  return row
}

const save = statement<{ revisao: number }>(
  'rascunhoSolicitacao.save',
  `insert into rascunho_solicitacao (codigo_credenciado, codigo_associado, revisao, conteudo, salvo_em)
   values ($1, $2, nextval('revisao_rascunho_solicitacao_seq'), $3, $4)
   on conflict (codigo_credenciado, codigo_associado)
     do update set revisao = excluded.revisao, conteudo = $3, salvo_em = $4
   returning revisao`,
)

/** Puts the draft in the place of the one before, and answers its revision, a number that no other draft ever had. */
export async function saveConteudo(
  db: Db,
  dono: { codigoCredenciado: number; codigoAssociado: string },
  conteudo: ConteudoPedido,
  agora: Date,
): Promise<number> {
  const { codigoCredenciado, codigoAssociado } = dono
  const [row] = await db.query(save, [codigoCredenciado, codigoAssociado, JSON.stringify(conteudo), agora])
  if (!row) throw new Error('a draft of an exam request was not saved')
  return row.revisao
}

const remove = statement<{ revisao: number }>(
  'rascunhoSolicitacao.remove',
  `delete from rascunho_solicitacao where codigo_credenciado = $1 and codigo_associado = $2
   returning revisao`,
)

/** Throws the draft away, and answers its revision; 0 where there was none. */
export async function deleteRascunho(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<number> {
  const [row] = await db.query(remove, [codigoCredenciado, codigoAssociado])
  return row?.revisao ?? 0
}

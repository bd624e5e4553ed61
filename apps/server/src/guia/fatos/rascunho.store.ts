import type { Rascunho } from '@portal/contract/rascunho.ts'
import { type Db, statement } from '../../db/client.ts'
import { readMany } from '../../db/lockstep.ts'

/** What was being typed in a guide, without its numbering. */
export type Conteudo = Omit<Rascunho, 'revisao' | 'salvoEm'>

type LinhaRascunho = { revisao: number; conteudo: Conteudo; salvoEm: Date }

const find = readMany(
  statement<LinhaRascunho>(
    'rascunho.find',
    `select revisao, conteudo, salvo_em as "salvoEm" from rascunho_guia
    where numero_ficha = $1 and codigo_credenciado = $2`,
  ),
  'bigint, integer',
)

export async function findRascunho(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<LinhaRascunho | undefined> {
  const [row] = await db.query(find, [numeroFicha, codigoCredenciado])
  return row
}

const save = statement<{ revisao: number }>(
  'rascunho.save',
  `insert into rascunho_guia (numero_ficha, codigo_credenciado, revisao, conteudo, salvo_em)
   select numero_ficha, codigo_credenciado, revisao_rascunho + 1, $3, $4 from guia
    where numero_ficha = $1 and codigo_credenciado = $2
   on conflict (codigo_credenciado, numero_ficha)
     do update set revisao = rascunho_guia.revisao + 1, conteudo = $3, salvo_em = $4
   returning revisao`,
)

/**
 * Puts the draft in the place of the one before, and answers its revision: it only grows in a guide, also over a draft
 * that was thrown away. The guide's lock orders two tabs that save at once.
 */
export async function saveConteudo(
  db: Db,
  dono: { numeroFicha: number; codigoCredenciado: number },
  conteudo: Conteudo,
  agora: Date,
): Promise<number> {
  const { numeroFicha, codigoCredenciado } = dono
  const [row] = await db.query(save, [numeroFicha, codigoCredenciado, JSON.stringify(conteudo), agora])
  if (!row) throw new Error(`A guia ${numeroFicha} sumiu enquanto era salva.`)
  return row.revisao
}

const remove = statement<{ revisao: number }>(
  'rascunho.remove',
  'delete from rascunho_guia where numero_ficha = $1 and codigo_credenciado = $2 returning revisao',
)

/** Throws the draft away, and answers its revision; undefined where there was none. */
export async function deleteConteudo(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<number | undefined> {
  const [row] = await db.query(remove, [numeroFicha, codigoCredenciado])
  return row?.revisao
}

export const toRascunho = ({ revisao, conteudo, salvoEm }: LinhaRascunho): Rascunho => ({
  ...conteudo,
  revisao,
  salvoEm: salvoEm.toISOString(),
})

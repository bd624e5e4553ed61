import type { MontagemSerie } from '@portal/contract/acervo.ts'
import { type Db, statement } from '../db/client.ts'

/** Whose layout it is, and of which patient; every statement begins with these two. */
export type DonoMontagem = { codigoCredenciado: number; codigoAssociado: string }

const find = statement<MontagemSerie>(
  'montagem.find',
  `select serie, escolhas, versao from montagem_serie where codigo_credenciado = $1 and codigo_associado = $2`,
)

export async function findMontagem(db: Db, dono: DonoMontagem): Promise<MontagemSerie | undefined> {
  const [row] = await db.query(find, [dono.codigoCredenciado, dono.codigoAssociado])
  return row
}

const write = statement<MontagemSerie>(
  'montagem.write',
  `insert into montagem_serie as m (codigo_credenciado, codigo_associado, serie, escolhas, versao, mudada_em, mudada_por)
   select $1, $2, $3, $4, 1, $6, $7 where $5 = 0
       or exists (select from montagem_serie where codigo_credenciado = $1 and codigo_associado = $2)
   on conflict (codigo_credenciado, codigo_associado) do update
      set serie = excluded.serie, escolhas = excluded.escolhas, versao = m.versao + 1, mudada_em = excluded.mudada_em,
          mudada_por = excluded.mudada_por
    where m.versao = $5
   returning serie, escolhas, versao`,
)

/** Keeps the layout in the place of its version; undefined where another one stands there by now. */
export async function writeMontagem(
  db: Db,
  { codigoCredenciado, codigoAssociado }: DonoMontagem,
  { serie, escolhas, versao }: MontagemSerie,
  mudada: { em: Date; por: string },
): Promise<MontagemSerie | undefined> {
  const [row] = await db.query(write, [
    codigoCredenciado,
    codigoAssociado,
    serie,
    JSON.stringify(escolhas),
    versao,
    mudada.em,
    mudada.por,
  ])
  return row
}

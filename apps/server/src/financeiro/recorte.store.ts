import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { readVistos, statementVisto } from '../repasse/visto.store.ts'
import { type LinhaPaga, listPagas, pagas } from './demonstrativo.store.ts'

/** Rows of a run, or of some guides. */
export type Recorte = { fechamento: string } | { numerosFicha: readonly number[] }

const doRepasse = statementVisto<LinhaPaga>(
  'demonstrativo.doRepasse',
  (visiveis) => `${pagas(visiveis)} and e.fechamento = $3
      and (e.numero_ficha, e.sequencial_inclusao, e.recurso) > ($5, $6::smallint, $7::boolean)
    order by e.numero_ficha, e.sequencial_inclusao, e.recurso limit $4`,
)

/** The next rows of a run's sheet after one: from the index, however many come before. */
const listDoRepasse = (
  db: Db,
  visao: Visao,
  fechamento: string,
  limite: number,
  depois: LinhaPaga | undefined,
): Promise<LinhaPaga[]> =>
  readVistos(db, visao, doRepasse, [
    fechamento,
    limite,
    depois?.numeroFicha ?? 0,
    depois?.sequencialInclusao ?? 0,
    depois?.recurso ?? false,
  ])

/**
 * The next rows of a sheet after one. Of some guides there are few: all come at once, and nothing comes after them.
 */
export const listParaPlanilha = async (
  db: Db,
  visao: Visao,
  parte: Recorte,
  limite: number,
  depois: LinhaPaga | undefined,
): Promise<LinhaPaga[]> => {
  if ('fechamento' in parte) return listDoRepasse(db, visao, parte.fechamento, limite, depois)
  return depois ? [] : listPagas(db, visao, parte.numerosFicha, null)
}

const count = statementVisto<{ linhas: number }>(
  'demonstrativo.count',
  (visiveis) => `select count(*) as linhas from repasse_evento e
    where ${visiveis('e')} and ($3::date is null or e.fechamento = $3)
      and ($4::bigint[] is null or e.numero_ficha = any ($4))`,
)

export async function countPagas(db: Db, visao: Visao, parte: Recorte): Promise<number> {
  const [row] = await readVistos(db, visao, count, [
    'fechamento' in parte ? parte.fechamento : null,
    'numerosFicha' in parte ? [...parte.numerosFicha] : null,
  ])
  return row?.linhas ?? 0
}

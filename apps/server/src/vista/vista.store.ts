import type { Vista } from '@portal/contract/vista.ts'
import type { TelaVista } from '@portal/domain/vista/telaVista.tables.ts'
import { type Db, statement } from '../db/client.ts'

/** Whose views: each login has its own. */
export type Dono = { codigoCredenciado: number; login: number }

type Conteudo = Pick<Vista, 'nome' | 'filtros' | 'padrao'>

const colunas = 'numero, tela, nome, filtros, padrao'
const doDono = 'codigo_credenciado = $1 and login = $2'

const list = statement<Vista>(
  'vista.list',
  `select ${colunas} from vista where ${doDono} order by tela, nome collate "pt-BR-x-icu", numero`,
)

export const listVistas = (db: Db, { codigoCredenciado, login }: Dono): Promise<Vista[]> =>
  db.query(list, [codigoCredenciado, login])

const lock = statement(
  'vista.lock',
  `select pg_advisory_xact_lock(hashtextextended('vista ' || $1::text, 0))`,
)

/** One change of a login's views at a time: two of them could take the same name, or the last free place. */
export const lockVistas = async (db: Db, { login }: Dono): Promise<void> => {
  await db.query(lock, [login])
}

const insert = statement<Vista>(
  'vista.insert',
  `insert into vista (codigo_credenciado, login, tela, nome, filtros, padrao)
   values ($1, $2, $3, $4, $5, $6) returning ${colunas}`,
)

export async function insertVista(
  db: Db,
  { codigoCredenciado, login }: Dono,
  { tela, nome, filtros, padrao }: Conteudo & { tela: TelaVista },
): Promise<Vista[]> {
  return db.query(insert, [codigoCredenciado, login, tela, nome, JSON.stringify(filtros), padrao])
}

const update = statement<Vista>(
  'vista.update',
  `update vista set nome = $4, filtros = $5, padrao = $6 where ${doDono} and numero = $3 returning ${colunas}`,
)

/** Answers the view as it is now; none where the login has no such view. */
export const updateVista = (
  db: Db,
  { codigoCredenciado, login }: Dono,
  numero: number,
  { nome, filtros, padrao }: Conteudo,
): Promise<Vista[]> =>
  db.query(update, [codigoCredenciado, login, numero, nome, JSON.stringify(filtros), padrao])

const semPadrao = statement(
  'vista.semPadrao',
  `update vista set padrao = false where ${doDono} and tela = $3 and padrao`,
)

/** No view of the list opens it any more: the next one takes the place. */
export const clearPadrao = async (db: Db, dono: Dono, tela: TelaVista): Promise<void> => {
  await db.query(semPadrao, [dono.codigoCredenciado, dono.login, tela])
}

const remove = statement<{ numero: number }>(
  'vista.delete',
  `delete from vista where ${doDono} and numero = $3 returning numero`,
)

/** Answers whether there was one. */
export const deleteVista = async (db: Db, dono: Dono, numero: number): Promise<boolean> =>
  (await db.query(remove, [dono.codigoCredenciado, dono.login, numero])).length > 0

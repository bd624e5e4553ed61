import { type Db, statement } from '../db/client.ts'
import type { Passagem } from './passagem.ts'

const spend = statement<{ jti: string }>(
  'passagem.spend',
  `insert into passagem_usada (codigo_credenciado, jti, expira_em) values ($1, $2, to_timestamp($3))
   on conflict do nothing returning jti`,
)

/** Uses the token up: true for the first one alone, whoever comes at once waits for it and is told false. */
export async function spendPassagem(
  db: Db,
  codigoCredenciado: number,
  { jti, exp }: Pick<Passagem, 'jti' | 'exp'>,
): Promise<boolean> {
  const rows = await db.query(spend, [codigoCredenciado, jti, exp])
  return rows.length === 1
}

const purge = statement<{ removidas: number }>(
  'passagem.purge',
  'select limpa_passagem_usada($1, $2) as removidas',
)

/** Forgets, at most `limite` at a time, what was over before `antes`. Answers how many. */
export async function purgePassagens(db: Db, antes: Date, limite: number): Promise<number> {
  const [row] = await db.query(purge, [antes, limite])
  return row?.removidas ?? 0
}

import { type Db, statement } from '../db/client.ts'

export type Credencial = {
  codigoCredenciado: number
  hash: string | null
  situacao: 'ativa' | 'primeiroAcesso' | 'expirada' | 'bloqueada'
  expiraEm: Date | null
}

const find = statement<Credencial>(
  'credencial.find',
  `select codigo_credenciado as "codigoCredenciado", hash, situacao, expira_em as "expiraEm"
     from credencial where login = $1`,
)

export async function findCredencial(db: Db, login: number): Promise<Credencial | undefined> {
  const [row] = await db.query(find, [login])
  return row
}

const update = statement(
  'credencial.update',
  `update credencial set hash = $2, situacao = 'ativa', definida_em = $3, expira_em = $4 where login = $1`,
)

export async function updateCredencial(
  db: Db,
  login: number,
  hash: string,
  definidaEm: Date,
  expiraEm: Date,
) {
  await db.query(update, [login, hash, definidaEm, expiraEm])
}

import { type Db, statement } from '../db/client.ts'

/** Who released: each login of a provider has its own last specialty. */
type Dono = { codigoCredenciado: number; login: number }

const find = statement<{ codigoEspecialidade: number }>(
  'credenciado.ultimaEspecialidade',
  `select codigo_especialidade as "codigoEspecialidade" from ultima_especialidade
    where codigo_credenciado = $1 and login = $2`,
)

/** The specialty of the last password that the login released; undefined before the first. */
export async function findUltimaEspecialidade(
  db: Db,
  { codigoCredenciado, login }: Dono,
): Promise<number | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, login])
  return row?.codigoEspecialidade
}

// Where nothing changes nothing is written: two at one desk, under one login, do not wait for each other.
const save = statement(
  'credenciado.saveUltimaEspecialidade',
  `insert into ultima_especialidade as u (codigo_credenciado, login, codigo_especialidade) values ($1, $2, $3)
   on conflict (codigo_credenciado, login) do update set codigo_especialidade = excluded.codigo_especialidade
    where u.codigo_especialidade <> excluded.codigo_especialidade`,
)

export async function saveUltimaEspecialidade(
  db: Db,
  { codigoCredenciado, login }: Dono,
  codigoEspecialidade: number,
): Promise<void> {
  await db.query(save, [codigoCredenciado, login, codigoEspecialidade])
}

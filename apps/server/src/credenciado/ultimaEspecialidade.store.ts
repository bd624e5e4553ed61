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

// Where the same stands there already, no row is reached: a conflict would lock it, even where nothing is to be changed,
// and two at one desk, under one login, would wait for each other.
const save = statement(
  'credenciado.saveUltimaEspecialidade',
  `insert into ultima_especialidade (codigo_credenciado, login, codigo_especialidade)
   select $1, $2, $3
    where not exists (select from ultima_especialidade
                       where codigo_credenciado = $1 and login = $2 and codigo_especialidade = $3)
   on conflict (codigo_credenciado, login) do update set codigo_especialidade = excluded.codigo_especialidade`,
)

export async function saveUltimaEspecialidade(
  db: Db,
  { codigoCredenciado, login }: Dono,
  codigoEspecialidade: number,
): Promise<void> {
  await db.query(save, [codigoCredenciado, login, codigoEspecialidade])
}

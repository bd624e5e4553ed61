import { type Db, statement } from '../db/client.ts'

const semRonda = statement<{ codigoCredenciado: number }>(
  'ronda.pendentes',
  `select codigo_credenciado as "codigoCredenciado" from credenciados_sem_ronda($1, $2, $3, $4)`,
)

/** Providers that nobody looked at since `inicio`, or since a term of theirs came out, after the one of `depois`. */
export const listSemRonda = (
  db: Db,
  { inicio, agora, depois, limite }: { inicio: Date; agora: Date; depois: number; limite: number },
): Promise<{ codigoCredenciado: number }[]> => db.query(semRonda, [inicio, agora, depois, limite])

const lock = statement<{ codigo: number }>(
  'ronda.lock',
  'select codigo from credenciado where codigo = $1 and ativo for no key update',
)
const find = statement<{ em: Date }>('ronda.find', 'select em from ronda_aviso where codigo_credenciado = $1')

/**
 * When the provider was last looked at, null before the first time; undefined for one that is not at work. Nobody else
 * looks at it until the transaction ends: the time is read once the lock is there, for another may have moved it.
 */
export async function holdRonda(db: Db, codigoCredenciado: number): Promise<Date | null | undefined> {
  if ((await db.query(lock, [codigoCredenciado])).length === 0) return undefined
  const [ronda] = await db.query(find, [codigoCredenciado])
  return ronda?.em ?? null
}

const save = statement(
  'ronda.save',
  `insert into ronda_aviso (codigo_credenciado, em) values ($1, $2)
   on conflict (codigo_credenciado) do update set em = excluded.em`,
)

/** The provider was looked at. */
export async function saveRonda(db: Db, codigoCredenciado: number, em: Date): Promise<void> {
  await db.query(save, [codigoCredenciado, em])
}

import { type Db, statement } from '../db/client.ts'

const list = statement<{ codigosEvento: string[] }>(
  'favorito.list',
  'select codigos_evento as "codigosEvento" from favorito_evento where codigo_credenciado = $1',
)

/** The codes of the events that the provider keeps at hand, in its order. */
export async function listCodigosFavoritos(db: Db, codigoCredenciado: number): Promise<string[]> {
  const [row] = await db.query(list, [codigoCredenciado])
  return row?.codigosEvento ?? []
}

const update = statement(
  'favorito.update',
  `insert into favorito_evento (codigo_credenciado, codigos_evento) values ($1, $2)
   on conflict (codigo_credenciado) do update set codigos_evento = excluded.codigos_evento`,
)

/** Puts these in the place of what the provider kept. */
export async function updateCodigosFavoritos(
  db: Db,
  codigoCredenciado: number,
  codigosEvento: readonly string[],
): Promise<void> {
  await db.query(update, [codigoCredenciado, [...codigosEvento]])
}

/** What a practice does changes with its years: only the last one counts. */
export const MESES_USO = 12

const listUso = statement<{ codigoEvento: string; vezes: number }>(
  'favorito.listUso',
  `select codigo_evento as "codigoEvento", count(*)::integer as vezes from evento_guia
    where codigo_credenciado = $1 and data_autorizacao >= $2
    group by codigo_evento order by vezes desc, codigo_evento`,
)

/** How often each event was authorised to the provider since a civil day, the commonest first. */
export const listUsoEventos = (
  db: Db,
  codigoCredenciado: number,
  desde: string,
): Promise<{ codigoEvento: string; vezes: number }[]> => db.query(listUso, [codigoCredenciado, desde])

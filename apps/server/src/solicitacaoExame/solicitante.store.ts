import { type Db, statement } from '../db/client.ts'

/** Who asks for an exam, as it is printed elsewhere. */
type Solicitante = { nome: string; cro: string; uf: string }

const dentista = statement<Solicitante>(
  'solicitante.dentista',
  'select nome, cro, uf from dentista where codigo_credenciado = $1 and codigo = $2 and ativo',
)
const credenciado = statement<Solicitante>(
  'solicitante.credenciado',
  'select nome, cro, uf_cro as uf from credenciado where codigo = $1',
)

/** A dentist of the provider's clinical body, or the provider itself; undefined of a dentist who is not of it. */
export async function findSolicitante(
  db: Db,
  codigoCredenciado: number,
  codigoDentista: number | null,
): Promise<Solicitante | undefined> {
  const [row] =
    codigoDentista === null
      ? await db.query(credenciado, [codigoCredenciado])
      : await db.query(dentista, [codigoCredenciado, codigoDentista])
  return row
}

const count = statement<{ dentistas: number }>(
  'solicitante.count',
  'select count(*)::int as dentistas from dentista where codigo_credenciado = $1 and ativo',
)

/** Whether the provider has several dentists, so that it has to be said which one asks. */
export async function hasVarios(db: Db, codigoCredenciado: number): Promise<boolean> {
  const [row] = await db.query(count, [codigoCredenciado])
  return (row?.dentistas ?? 0) > 1
}

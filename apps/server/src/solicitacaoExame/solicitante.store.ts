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

const ativos = statement<{ codigo: number; isClinica: boolean }>(
  'solicitante.ativos',
  `select d.codigo, c.tipo_pessoa = 'J' as "isClinica" from dentista d join credenciado c on c.codigo = d.codigo_credenciado
    where d.codigo_credenciado = $1 and d.ativo order by d.codigo limit 2`,
)

/** Who asks where nobody was named: a clinic's only dentist, the provider itself where it is one; `varios` of several. */
export async function findUnico(db: Db, codigoCredenciado: number): Promise<number | null | 'varios'> {
  const [unico, outro] = await db.query(ativos, [codigoCredenciado])
  if (outro) return 'varios'
  return unico?.isClinica ? unico.codigo : null
}

import { type Db, statement } from '../db/client.ts'

const find = statement<{ codigoCredenciado: number | null }>(
  'aplicativo.guiaDoPaciente',
  'select guia_do_paciente($1, $2) as "codigoCredenciado"',
)

/** Which provider's the patient's guide is; undefined of any other patient's, as of none. */
export async function findCredenciado(
  db: Db,
  numeroFicha: number,
  codigoAssociado: string,
): Promise<number | undefined> {
  const [row] = await db.query(find, [numeroFicha, codigoAssociado])
  return row?.codigoCredenciado ?? undefined
}

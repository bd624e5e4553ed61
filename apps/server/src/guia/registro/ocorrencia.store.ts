import { type Db, statement } from '../../db/client.ts'

export type Ocorrencia = { numeroOcorrencia: number; criadaEm: Date }

const list = statement<Ocorrencia>(
  'ocorrencia.list',
  `select numero_ocorrencia as "numeroOcorrencia", criada_em as "criadaEm" from ocorrencia_guia
    where numero_ficha = $1 and codigo_credenciado = $2 order by numero_ocorrencia`,
)

export const listOcorrencias = (
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<Ocorrencia[]> => db.query(list, [numeroFicha, codigoCredenciado])

const insert = statement<{ numero: number }>(
  'ocorrencia.insert',
  `insert into ocorrencia_guia (numero_ficha, numero_ocorrencia, codigo_credenciado, criada_em) values ($1, $2, $3, $4)
   on conflict do nothing returning numero_ocorrencia as numero`,
)

type Dono = { numeroFicha: number; codigoCredenciado: number }

/** False when the guide already has this occurrence. */
export async function insertOcorrencia(
  db: Db,
  { numeroFicha, codigoCredenciado }: Dono,
  numeroOcorrencia: number,
  agora: Date,
): Promise<boolean> {
  const rows = await db.query(insert, [numeroFicha, numeroOcorrencia, codigoCredenciado, agora])
  return rows.length > 0
}

const remove = statement<{ numero: number }>(
  'ocorrencia.remove',
  `delete from ocorrencia_guia where numero_ficha = $1 and numero_ocorrencia = $2 and codigo_credenciado = $3
   returning numero_ocorrencia as numero`,
)

/** False when the guide has no such occurrence. */
export async function removeOcorrencia(
  db: Db,
  { numeroFicha, codigoCredenciado }: Dono,
  numeroOcorrencia: number,
): Promise<boolean> {
  const rows = await db.query(remove, [numeroFicha, numeroOcorrencia, codigoCredenciado])
  return rows.length > 0
}

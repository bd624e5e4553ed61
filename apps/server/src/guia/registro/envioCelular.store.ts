import { type Db, statement } from '../../db/client.ts'

/** The QRs that were shown of a guide; without `sid`, whichever session showed them. */
export type EnviosDaGuia = { codigoCredenciado: number; numeroFicha: number; sid?: string }

const end = statement(
  'envioCelular.end',
  `update envio_celular set encerrado_em = $4
    where codigo_credenciado = $1 and numero_ficha = $2 and ($3::uuid is null or sid = $3) and encerrado_em is null`,
)

/** Ends them, whether a telephone took them or not: what it sends from then on is refused. */
export async function endEnvios(
  db: Db,
  { codigoCredenciado, numeroFicha, sid }: EnviosDaGuia,
  agora: Date,
): Promise<void> {
  await db.query(end, [codigoCredenciado, numeroFicha, sid ?? null, agora])
}

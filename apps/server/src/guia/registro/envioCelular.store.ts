import type { Db } from '../../db/client.ts'
import { writeMany } from '../../db/lockstep.ts'

/** The QRs that were shown of a guide; without `sid`, whichever session showed them. */
export type EnviosDaGuia = { codigoCredenciado: number; numeroFicha: number; sid?: string }

const end = writeMany(
  'envioCelular.end',
  'integer, bigint, uuid, timestamptz',
  (linhas) => `update envio_celular set encerrado_em = v4
     from ${linhas}
    where codigo_credenciado = v1 and numero_ficha = v2 and (v3 is null or sid = v3) and encerrado_em is null`,
)

/** Ends them, whether a telephone took them or not: what it sends from then on is refused. */
export async function endEnvios(
  db: Db,
  { codigoCredenciado, numeroFicha, sid }: EnviosDaGuia,
  agora: Date,
): Promise<void> {
  await db.query(end, [codigoCredenciado, numeroFicha, sid ?? null, agora])
}

import { statusComMaisImagens } from '@portal/domain/guia/acaoEnvio.ts'
import { type Db, statement } from '../db/client.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'

type GuiaEnvio = Pick<Guia, 'numeroFicha' | 'statusFicha' | 'codigoEspecialidade'>

const find = statement<GuiaEnvio>(
  'reanalise.guiaEnvio',
  `select numero_ficha as "numeroFicha", status_ficha as "statusFicha", codigo_especialidade as "codigoEspecialidade"
     from guia
    where codigo_credenciado = $1 and numero_tratamento = $2 and not bloqueada and assinada_em is null
      and status_ficha in (${statusComMaisImagens.join(', ')})
    order by numero_ficha <> $3, numero_ficha desc limit 1`,
)

/**
 * Which guide of a treatment takes an image for its request: the one that granted the months while it does, or else the
 * newest. What is signed is left alone, for an image would undo the signature.
 */
export async function findGuiaEnvio(
  db: Db,
  codigoCredenciado: number,
  numeroTratamento: number,
  preferida: number,
): Promise<GuiaEnvio | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, numeroTratamento, preferida])
  return row
}

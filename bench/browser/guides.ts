import { readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'

/** A guide of 100001 that waits to be filled and sent. Throws when the demonstration has none. */
export async function findReleasedGuide({ dataDir }: Portal): Promise<number> {
  const [row] = await readRows<{ numero: string }>(
    dataDir,
    `select numero_ficha as numero from guia
      where codigo_credenciado = 100001 and status_ficha = 8 and codigo_especialidade = 1
      order by numero_ficha desc limit 1`,
  )
  if (!row) throw new Error('the demonstration has no released guide')
  return Number(row.numero)
}

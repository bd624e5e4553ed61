import { readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import type { Numeros } from './routes.data.ts'

/** A guide of 100001 that waits to be filled and sent. Throws when the demonstration has none. */
export const findReleasedGuide = ({ dataDir }: Portal): Promise<number> =>
  findNumero(
    dataDir,
    `select numero_ficha as numero from guia
      where codigo_credenciado = 100001 and status_ficha = 8 and codigo_especialidade = 1
      order by numero_ficha desc limit 1`,
  )

/** The guide and the request of exams that the screens are opened on. Throws when the demonstration has none. */
export async function findNumeros(portal: Portal): Promise<Numeros> {
  const pedido = `select numero_solicitacao as numero from solicitacao_exame
                   where codigo_credenciado = 100001 order by (status = 'CAPTURADA') desc, numero_solicitacao limit 1`
  return {
    numeroFicha: await findReleasedGuide(portal),
    numeroSolicitacao: await findNumero(portal.dataDir, pedido),
  }
}

async function findNumero(dataDir: string, sql: string): Promise<number> {
  const [row] = await readRows<{ numero: string }>(dataDir, sql)
  if (!row) throw new Error(`the demonstration has no row of: ${sql}`)
  return Number(row.numero)
}

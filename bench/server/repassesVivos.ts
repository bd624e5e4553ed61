import { setTimeout as sleep } from 'node:timers/promises'
import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { civilDay } from '../../apps/server/src/runtime/clock.ts'
import { changeRows, readRows } from '../../apps/server/src/testing/faults/database.ts'
import { findFreePort, type Portal, startPortal } from '../../apps/server/src/testing/faults/portal.ts'
import { readMemory } from '../harness/memory.ts'
import { tell } from '../harness/piece.ts'
import type { Repasse } from './repassesDados.ts'

/** A run that is due in all its parts, of so many months ago: 25 and more are before what the demonstration tells. */
export function toRepasse(mesesAtras: number): Repasse {
  const mes = addMonths(`${civilDay(new Date()).slice(0, 7)}-01`, -mesesAtras)
  const seguinte = addMonths(mes, 1)
  return {
    fechamento: `${mes.slice(0, 7)}-20`,
    publicacao: seguinte,
    pagamento: `${seguinte.slice(0, 7)}-10`,
  }
}

const release = `update repasse set publicacao = $2, pagamento = $3 where fechamento = $1`

/** Makes runs due while no server is there, and starts one: its job looks for runs at once. */
export type Restart = (...repasses: readonly Repasse[]) => Promise<Portal>

/** A portal that is replaced as often as its runs are to be timed; the last one is ended with its database. */
export async function withRestarts<T>(first: Portal, measure: (restart: Restart) => Promise<T>): Promise<T> {
  let portal = first
  const { dataDir } = first
  try {
    return await measure(async (...repasses) => {
      await portal.kill()
      for (const { fechamento, publicacao, pagamento } of repasses) {
        await changeRows(dataDir, release, [fechamento, publicacao, pagamento])
      }
      // The queues stand still: nothing but the run is to be measured.
      const env = { OPERADORA_RITMO: '86400', LOG_LEVEL: 'error' }
      portal = await startPortal({ dataDir, port: await findFreePort(), env })
      return portal
    })
  } finally {
    await portal.stop()
  }
}

const andamento = `
  select count(*) filter (where situacao <> 'depositado')::int as faltam, count(*)::int as runs,
         (select count(*) from repasse_evento e where e.fechamento = $1)::int as linhas
    from repasse where fechamento = $1`

const lookMs = 100

export type Corrida = {
  seconds: number
  linhas: number
  /** The most memory of the server beyond what it had when it was ready, MB. */
  growth: number
}

/** From the start of the server until the last provider's run is deposited. */
export async function timeRun({ dataDir, pid, readyMs }: Portal, { fechamento }: Repasse): Promise<Corrida> {
  const [from, before] = [performance.now() - readyMs, readMemory(pid)]
  for (;;) {
    const [row] = await readRows<Record<'faltam' | 'runs' | 'linhas', number>>(dataDir, andamento, [
      fechamento,
    ])
    if (row && row.runs > 0 && row.faltam === 0) {
      const seconds = (performance.now() - from) / 1000
      tell(`${row.linhas} rows in ${seconds.toFixed(1)} s`)
      return { seconds, linhas: row.linhas, growth: readMemory(pid).peak - before.now }
    }
    await sleep(lookMs)
  }
}

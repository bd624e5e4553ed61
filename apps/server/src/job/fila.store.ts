import { type Db, statement } from '../db/client.ts'
import { type Fila, filaMorta, filas } from './filas.ts'

// The predicate of pg-boss's own index of what waits: done work is kept for a week and must not be read for this.
const espera = `state < 'active' and not blocked`

const filasEmEspera = statement<{ fila: Fila; tarefas: number; atraso: number }>(
  'fila.espera',
  `select name as fila, count(*) as tarefas,
          greatest(0, extract(epoch from now() - min(start_after)))::float8 as atraso
     from fila.job where name = any ($1) and ${espera} group by name`,
)

/** How many steps wait in each queue, and for how many seconds the oldest is overdue. Every queue is named. */
export async function readEspera(db: Db): Promise<{ fila: Fila; tarefas: number; atraso: number }[]> {
  const rows = await db.query(filasEmEspera, [filas])
  return filas.map((fila) => rows.find((row) => row.fila === fila) ?? { fila, tarefas: 0, atraso: 0 })
}

const mortas = statement<{ fila: Fila; tarefas: number }>(
  'fila.mortas',
  `select source_name as fila, count(*) as tarefas
     from fila.job where name = '${filaMorta}' and ${espera} group by source_name`,
)

/** How many dead letters came from each queue. Every queue is named. */
export async function readMortas(db: Db): Promise<{ fila: Fila; tarefas: number }[]> {
  const rows = await db.query(mortas)
  return filas.map((fila) => rows.find((row) => row.fila === fila) ?? { fila, tarefas: 0 })
}

/**
 * What an earlier version queued knows of no dead letters; what failed by then, unseen, gets one more try. pg-boss runs
 * it with the queues' names, the dead letters' and the seconds for which a step is kept.
 */
export const adocao = `
  update fila.job
     set dead_letter = $2, keep_until = now() + $3 * interval '1 second', completed_on = null,
         state = case state when 'failed' then 'retry' else state end
   where name = any ($1) and dead_letter is null and state in ('created', 'retry', 'active', 'failed')`

import { type Db, statement } from '../db/client.ts'
import { type Fila, filaMorta, filas } from './jobs.ts'

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

import pg from 'pg'
import { type JobResult, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { Db } from '../db/client.ts'
import { describeErro } from '../runtime/log.ts'
import type { Report } from '../runtime/report.ts'
import { adocao } from './fila.store.ts'
import { type Fila, filaMorta, filas, type Tarefas } from './filas.ts'

export type Jobs = {
  /** Queues a step in the transaction of its cause, to run `segundos` from now. */
  enqueue: <F extends Fila>(db: Db, fila: F, tarefa: Tarefas[F], segundos: number) => Promise<void>
}

export type JobRunner = Jobs & {
  work: <F extends Fila>(fila: F, run: (tarefa: Tarefas[F]) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

/** pg-boss drops what waited for a fortnight, and nobody would know: a step waits as long as it must. */
const GUARDA_SEGUNDOS = 10 * 365 * 24 * 3600

const configuracao: Omit<Queue, 'name'> = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 120,
  retentionSeconds: GUARDA_SEGUNDOS,
  deadLetter: filaMorta,
}

/**
 * A workbook takes as long as it has rows, so that its worker's sign of life, not the time, says whether it is still made
 * (at most these hours: pg-boss knows no step without a limit).
 */
const daPlanilha = { expireInSeconds: 12 * 3600, heartbeatSeconds: 60 }

/** What a queue's steps are given: how long one may take, and what is done with one that fails. */
const configureFila = (fila: Fila): Omit<Queue, 'name'> => ({
  ...configuracao,
  ...(fila === 'makeExportacao' && daPlanilha),
})

/** Steps that a worker takes at a time. One limit counts for them all, and no step may wait for a workbook. */
const countDeUmaVez = (fila: Fila): number => (fila === 'makeExportacao' ? 1 : 10)

/**
 * Makes the queue's own schema and queues, as the role that may, and brings those of an earlier version up to date.
 * Called after the migrations.
 */
export async function prepareJobs(migratorUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: migratorUrl,
    schema: 'fila',
    max: 2,
    supervise: false,
    schedule: false,
  })
  // A connection that dies fails the statement that needs it, and with it the start.
  boss.on('error', () => undefined)
  await boss.start()
  try {
    await keepQueue(boss, filaMorta, { retentionSeconds: GUARDA_SEGUNDOS })
    for (const fila of filas) await keepQueue(boss, fila, configureFila(fila))
    await boss.getDb().executeSql(adocao, [filas, filaMorta, GUARDA_SEGUNDOS])
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** One that is there already is not made again, and would keep what it was made with. */
async function keepQueue(boss: PgBoss, name: string, options: Omit<Queue, 'name'>): Promise<void> {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

/** pg-boss tells its own failures as plain copies of the error, whose kind says what may be logged of it. */
function reviveErro(told: { message: string }): Error {
  if (told instanceof Error) return told
  const { message } = told
  return Object.assign(
    'severity' in told ? new pg.DatabaseError(message, 0, 'error') : new Error(message),
    told,
  )
}

/** Runs a step, alone: one that fails takes no other of its batch along. What is kept of its error tells no patient. */
async function attempt<Tarefa>(
  fila: Fila,
  { id, data, retryCount, retryLimit }: JobWithMetadata<Tarefa>,
  run: (tarefa: Tarefa) => Promise<void>,
  report: Report,
): Promise<JobResult> {
  try {
    await run(data)
    return { id, status: 'completed' }
  } catch (error) {
    report(`fila ${fila}`, error)
    if (retryCount >= retryLimit) report(`${filaMorta} ${fila}`, error)
    return { id, status: 'failed', output: describeErro(error) }
  }
}

/** Starts the queue on the application's connection. `polling` is how often, in seconds, a worker looks. */
export async function startJobs(appUrl: string, report: Report): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: 'fila',
    max: 4,
    migrate: false,
    createSchema: false,
    schedule: false,
  })
  boss.on('error', (told) => report('fila', reviveErro(told)))
  boss.on('warning', ({ message }) => report('fila', new Error(message)))
  await boss.start()
  return {
    enqueue: async (db, fila, tarefa, segundos) => {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: await db.query<Record<string, unknown>>({ name: '', text }, values),
      })
      await boss.send(fila, tarefa, { startAfter: segundos, db: { executeSql } })
    },
    work: async <F extends Fila>(fila: F, run: (tarefa: Tarefas[F]) => Promise<void>) => {
      const options = {
        pollingIntervalSeconds: 0.5,
        batchSize: countDeUmaVez(fila),
        perJobResults: true,
        includeMetadata: true,
      } as const
      await boss.work(fila, options, async (tarefas: JobWithMetadata<Tarefas[F]>[]) => {
        const results: JobResult[] = []
        for (const tarefa of tarefas) results.push(await attempt(fila, tarefa, run, report))
        return results
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

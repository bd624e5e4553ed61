import { PgBoss } from 'pg-boss'
import type { Db } from '../db/client.ts'
import type { Report } from '../report.ts'

/** What the operator's side does by itself to a guide, each by its queue. product.md, "The life of a guide". */
export const filasGuia = ['concludeAuditoria', 'processPagamento', 'generateToken', 'confirmToken'] as const
export type FilaGuia = (typeof filasGuia)[number]

/** All that it does by itself. */
export const filas = [...filasGuia, 'confirmContato'] as const
export type Fila = (typeof filas)[number]

/**
 * Which guide of which provider a step concerns (the worker binds its transaction to that provider), and where it was
 * when the step was queued: a step run twice, or overtaken, finds the guide elsewhere and does nothing.
 */
export type TarefaGuia = {
  codigoCredenciado: number
  numeroFicha: number
  statusFicha: number
  codigoEtapaAtual: number
}

/** Which request for a patient's contacts, and of which provider. */
export type TarefaContato = { codigoCredenciado: number; id: number }

/** What each queue is told of its step. */
export type Tarefas = Record<FilaGuia, TarefaGuia> & { confirmContato: TarefaContato }

export type Jobs = {
  /** Queues a step in the transaction of its cause, to run `segundos` from now. */
  enqueue: <F extends Fila>(db: Db, fila: F, tarefa: Tarefas[F], segundos: number) => Promise<void>
}

export type JobRunner = Jobs & {
  work: <F extends Fila>(fila: F, run: (tarefa: Tarefas[F]) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

/** Makes the queue's own schema and queues, as the role that may. Called after the migrations. */
export async function prepareJobs(migratorUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: migratorUrl,
    schema: 'fila',
    max: 2,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  for (const fila of filas) {
    await boss.createQueue(fila, { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 })
  }
  await boss.stop({ graceful: false })
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
  boss.on('error', (error) => report('fila', error))
  await boss.start()
  return {
    enqueue: async (db, fila, tarefa, segundos) => {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: await db.query<Record<string, unknown>>({ name: '', text }, values),
      })
      await boss.send(fila, tarefa, { startAfter: segundos, db: { executeSql } })
    },
    work: async <F extends Fila>(fila: F, run: (tarefa: Tarefas[F]) => Promise<void>) => {
      await boss.work<Tarefas[F]>(fila, { pollingIntervalSeconds: 0.5, batchSize: 10 }, async (tarefas) => {
        for (const { data } of tarefas) {
          await run(data).catch((error: unknown) => {
            report(`fila ${fila}`, error)
            throw error
          })
        }
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { filaMorta, type TarefaGuia } from './filas.ts'

/** What a step of any queue says of what it concerns. */
type Tarefa = Pick<TarefaGuia, 'codigoCredenciado'> & Partial<Pick<TarefaGuia, 'numeroFicha'>>

/** A step that failed all its tries. */
export type TarefaMorta = Tarefa & {
  id: string
  fila: string
  /** When it was given up. */
  desde: Date
  tentativas: number
  erro: string
}

/** One of them, those of a queue, or all. */
export type FiltroMorta = { ids?: string[]; sourceName?: string }

export type FilaMorta = {
  /** The oldest first. */
  list: () => Promise<TarefaMorta[]>
  /**
   * Puts steps back into their queues, to run at once with all their tries before them; answers how many. One
   * statement: each is moved once, whoever else asks for the same.
   */
  requeue: (filtro: FiltroMorta) => Promise<number>
  close: () => Promise<void>
}

/** Opens the dead letters on the application's connection. */
export async function openFilaMorta(appUrl: string): Promise<FilaMorta> {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: 'fila',
    max: 1,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  // A connection that dies fails the statement that needs it, and who asked is told.
  boss.on('error', () => undefined)
  await boss.start()
  return {
    list: async () => {
      const tarefas = await boss.findJobs<Tarefa>(filaMorta, { queued: true })
      return tarefas.map(toMorta).sort((a, b) => a.desde.getTime() - b.desde.getTime())
    },
    requeue: (filtro) => boss.redrive(filaMorta, { ...filtro, limit: Number.MAX_SAFE_INTEGER }),
    close: () => boss.stop({ graceful: false }),
  }
}

const toMorta = (tarefa: JobWithMetadata<Tarefa>): TarefaMorta => ({
  ...tarefa.data,
  id: tarefa.id,
  fila: tarefa.sourceName ?? '',
  desde: tarefa.createdOn,
  tentativas: (tarefa.sourceRetryCount ?? 0) + 1,
  erro: toErro(tarefa.sourceOutput),
})

/** In one line: what the step's worker kept of its error, or what pg-boss says of one that never came back. */
function toErro(output: object | null): string {
  if (output === null) return ''
  if ('value' in output) return toErro(Object(output.value))
  const code = 'code' in output ? ` (${output.code})` : ''
  return 'message' in output ? `${String(output.message).split('\n', 1)}${code}` : String(output)
}

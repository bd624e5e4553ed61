import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import pg from 'pg'
import { BatchedSocket } from './batchedSocket.ts'
import { createFairShare } from './fairShare.ts'
import { types } from './parsers.ts'
import { runIn } from './transaction.ts'
import { isUnavailable } from './unavailable.ts'

/** One SQL text and its name: PostgreSQL parses and plans it once a connection. */
export type Statement<Row> = {
  readonly name: string
  readonly text: string
  /** The same for many who ask at once, each row with the place of whom it answers (`lockstep.ts`). */
  readonly deMuitos?: Statement<{ vez: number }>
  readonly __row?: Row
}

/** PostgreSQL cuts a longer name: two that begin alike would be one. */
const MAXIMO_NOME = 63

/** Names a statement after its operation; `Row` is what its columns come out as. Throws on a name that is too long. */
export function statement<Row = never>(name: string, text: string): Statement<Row> {
  if (name.length > MAXIMO_NOME) throw new RangeError(`a statement's name is too long: ${name}`)
  return { name, text }
}

/** What a store needs: the call's transaction. */
export type Db = {
  query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>
}

/** How busy a pool is, for the metrics. */
export type PoolStats = { open: number; idle: number; waiting: number; refused: number }

export type Pool = {
  /**
   * Runs `work` in one transaction in which only rows of `credenciado` exist (0: none). Rolls back when it throws.
   * Throws ShareExceeded when the provider has its share of the connections in use, and an error at once when the
   * caller is inside a transaction already: a call that holds one connection and waits for a second one can stop all
   * the others.
   */
  transaction<T>(credenciado: number, work: (db: Db) => Promise<T>): Promise<T>
  /**
   * The same for work that only reads; PostgreSQL refuses it a write. Its commit has no disk to wait for, so the
   * connection goes to the next caller with the commit on its way, and both travel together.
   */
  read<T>(credenciado: number, work: (db: Db) => Promise<T>): Promise<T>
  stats(): PoolStats
  raw: pg.Pool
  close(): Promise<void>
}

/** Set while a piece of work holds a connection. */
const holding = new AsyncLocalStorage<true>()

/** Whether the caller holds a connection: what takes long has to wait until it is given back. */
export const holdsConnection = (): boolean => holding.getStore() === true

/** Starts work that no call waits for, so that it may take a connection of its own whoever started it. */
export const detached = <T>(work: () => T): T => holding.exit(work)

/**
 * A database that is gone or frozen is told as such within three seconds: by who
 * waits for a connection or for an answer, and in the same instant to who waits for a share of theirs, a little longer.
 */
const ESPERA_CONEXAO_MS = 800
const ESPERA_RESPOSTA_MS = 1700
const ESPERA_PARCELA_MS = 1800

/**
 * Connections of the calls, in this process: three a processor, and no more than the database has for several processes. More
 * serve hardly more calls a second: they take turns on the processors with the process that answers, and every call waits for
 * all, another provider's twice as long.
 */
export const CONEXOES = Math.min(16, 3 * Math.max(2, availableParallelism()))

/** What a provider may hold of so many connections at once: the others always find as many. */
export const shareOf = (conexoes: number): number => Math.max(1, Math.floor(conexoes / 2))

/** Whether an error means that the connection is gone or does not answer; what the server itself says is neither. */
const isLost = (error: unknown): error is Error =>
  !(error instanceof pg.DatabaseError) && isUnavailable(error)

export type PoolOptions = {
  /** Connections. */
  max?: number
  /** How long a connection may be waited for, and an answer. What no caller waits for may take longer. */
  conexaoMs?: number
  respostaMs?: number
  /** Hears of each connection that dies. */
  onLost?: (error: Error) => void
}

/** Connections that answer or fail in time: a half-open link must not hang a call. */
export function createPool(
  url: string,
  {
    max = CONEXOES,
    conexaoMs = ESPERA_CONEXAO_MS,
    respostaMs = ESPERA_RESPOSTA_MS,
    onLost = () => undefined,
  }: PoolOptions = {},
): Pool {
  const config: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: conexaoMs,
    query_timeout: respostaMs,
    statement_timeout: respostaMs,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    pipeline: true,
    stream: () => new BatchedSocket(),
  }
  const raw = new pg.Pool(config)
  // An idle connection that dies (the server restarts) is dropped by the pool, which repeats its error; the next call
  // opens another.
  raw.on('error', () => undefined)
  // One that dies in a call fails that call's next query. Between two queries nobody but us would hear of it, and an
  // error that nobody hears ends the process.
  raw.on('connect', (client) => client.on('error', onLost))

  const share = createFairShare({
    each: shareOf(max),
    total: max,
    waitMs: ESPERA_PARCELA_MS,
  })

  /** `giveBack` is told of a connection that could not be had, or is gone or does not answer. */
  const run = async <T>(
    credenciado: number,
    work: (db: Db) => Promise<T>,
    reads: boolean,
    giveBack: ((lost?: Error) => void) | undefined,
  ): Promise<T> => {
    const client = await raw.connect().catch((error: Error) => {
      giveBack?.(error)
      throw error
    })
    let lost: Error | undefined
    const breakUp = (error: Error) => {
      lost = error
    }
    let committed: Promise<unknown>
    let value: T
    try {
      ;({ value, committed } = await runIn(client, credenciado, work, reads))
      if (!reads) await committed
    } catch (error) {
      // A connection that did not answer is not asked again: its rollback would be waited for as long.
      if (isLost(error)) breakUp(error)
      else await client.query('rollback').catch(breakUp)
      throw error
    } finally {
      client.release(lost !== undefined)
      giveBack?.(lost)
    }
    await committed
    return value
  }

  const runAlone = async <T>(
    credenciado: number,
    work: (db: Db) => Promise<T>,
    reads: boolean,
  ): Promise<T> => {
    if (holdsConnection()) throw new Error('a call holds one connection: this one asked for a second')
    return holding.run(true, async () => {
      // The system's own work (0) is one at a time or short, and nobody's to multiply.
      const giveBack = credenciado === 0 ? undefined : await share.take(credenciado)
      return run(credenciado, work, reads, giveBack)
    })
  }
  return {
    transaction: (credenciado, work) => runAlone(credenciado, work, false),
    read: (credenciado, work) => runAlone(credenciado, work, true),
    stats: () => ({
      open: raw.totalCount,
      idle: raw.idleCount,
      waiting: raw.waitingCount + share.waiting,
      refused: share.refused,
    }),
    raw,
    close: () => raw.end(),
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DetalheErro } from '@portal/contract/errors.ts'
import type { Input, Reply, Route } from '@portal/contract/route.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createDatabaseFrom, dropDatabase, urlOfDatabase } from '../db/databases.ts'
import { buildApp } from '../process/app.ts'
import { openServices, type RunningServices } from '../process/openServices.ts'
import type { Clock } from '../runtime/clock.ts'
import { readConfig } from '../runtime/config.ts'
import { TEST_DAY, type TestDatabase } from './testDatabase.ts'
import { type Parts, urlOf } from './urlOf.ts'

/** The instant at which every test's day begins: a Saturday, 9 in the morning in São Paulo. */
export const TEST_NOW = new Date(`${TEST_DAY}T12:00:00Z`)

/** A logged-in person's headers. */
export type Person = { authorization: string; cookie: string }

export type Answer<R extends Route> = {
  status: number
  body: Reply<R>
  /** Code of the refusal; undefined when it was none. */
  codigo: string | undefined
  /** What the refusal says of the fields of the request; none where it says none. */
  detalhes: readonly DetalheErro[]
  headers: Record<string, unknown>
  raw: Buffer
}

type Options = {
  as?: Person | undefined
  key?: string | null
  versao?: number
  headers?: Record<string, string>
}

export type TestApp = {
  app: FastifyInstance
  services: RunningServices
  /** Moves the clock; calls see the new instant. */
  clock: Clock & { set: (instant: Date) => void; advance: (ms: number) => void }
  /** Makes a call of the contract. A write gets a fresh idempotency key unless `key` is given; null: none. */
  call: <R extends Route>(route: R, input: Input<R>, options?: Options) => Promise<Answer<R>>
  /** Logs in (once a login) and gives the headers. */
  as: (login: number, senha?: string) => Promise<Person>
  /** Forgets who is logged in, once their sessions are gone. */
  forget: () => void
  /** Rows as the owner sees them, past row security: what really is in the table. */
  rows: <Row>(sql: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

function createTestClock(): TestApp['clock'] {
  let now = TEST_NOW
  return {
    now: () => now,
    set: (instant) => {
      now = instant
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

type AppOptions = {
  /** A server of the test's own, which it may break. */
  database?: TestDatabase
  /** The database that it gets a copy of, to which nobody is connected. */
  modelo?: string
  /** Kept by who made it. */
  dataDir?: string
}

/** The whole server on its own copy of the seeded database; replies are held against their schemas. */
export async function createTestApp(options: AppOptions = {}): Promise<TestApp> {
  const { superuserUrl, template, appUrl, migratorUrl } = options.database ?? inject('database')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await createDatabaseFrom(superuserUrl, options.modelo ?? template, name)
  const own = await mkdtemp(path.join(tmpdir(), 'portal-app-'))
  const dataDir = options.dataDir ?? own
  const config = readConfig({
    DATA_DIR: dataDir,
    OPERADORA_RITMO: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  })
  const clock = createTestClock()
  const rename = (url: string) => urlOfDatabase(url, name)
  // Who breaks a server of its own proves how soon that is told; a busy machine must not be taken for a broken one.
  const esperas = options.database ? {} : { conexaoMs: 20_000, respostaMs: 20_000 }
  const services = await openServices(config, rename(appUrl), { clock, esperas })
  const app = await buildApp({ services, verifyReplies: true })
  const owner = new pg.Pool({ connectionString: rename(migratorUrl), max: 2 })
  // Dropping the database cuts a connection that is still saying goodbye.
  owner.on('error', () => undefined)
  const people = new Map<string, Person>()

  const call: TestApp['call'] = async (route, input, options = {}) => {
    const parts: Parts = { ...(input as object) }
    const key = options.key === undefined ? randomUUID() : options.key
    const response = await app.inject({
      method: route.method,
      url: urlOf(route, parts),
      headers: {
        ...(route.method !== 'GET' && key !== null ? { 'idempotency-key': key } : {}),
        ...(options.versao === undefined ? {} : { 'if-match': `"${options.versao}"` }),
        ...options.as,
        ...options.headers,
      },
      ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    })
    const json = String(response.headers['content-type']).startsWith('application/json')
    const body = json ? response.json() : undefined
    return {
      status: response.statusCode,
      body,
      codigo: response.statusCode >= 400 ? body?.codigo : undefined,
      detalhes: (response.statusCode >= 400 && body?.detalhes) || [],
      headers: response.headers,
      raw: response.rawPayload,
    }
  }

  const as: TestApp['as'] = async (login, senha = 'Sorriso#2026') => {
    const known = people.get(`${login}:${senha}`)
    if (known) return known
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/credenciado/login',
      payload: { login: String(login), senha },
    })
    if (response.statusCode !== 200) throw new Error(`login ${login}: ${response.body}`)
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? ''
    const person = { authorization: `Bearer ${response.json().accessToken}`, cookie }
    people.set(`${login}:${senha}`, person)
    return person
  }

  return {
    app,
    services,
    clock,
    call,
    as,
    forget: () => people.clear(),
    rows: async <Row>(sql: string, values: unknown[] = []) => {
      const result = await owner.query(sql, values)
      return result.rows as Row[]
    },
    close: async () => {
      await app.close()
      await services.close()
      await owner.end()
      await dropDatabase(superuserUrl, name)
      await rm(own, { recursive: true, force: true })
    },
  }
}

/** The whole server for all the tests of a file: `const t = await openTestApp()` at its top. Closed after the last. */
export async function openTestApp(): Promise<TestApp> {
  const t = await createTestApp()
  afterAll(() => t.close())
  return t
}

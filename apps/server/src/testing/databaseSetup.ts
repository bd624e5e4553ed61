import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { useMemoryFolder } from './memoryFolder.ts'
import { startTestDatabase, type TestDatabase, useTestServer } from './testDatabase.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

type Shared = { users: number; started: Promise<{ database: TestDatabase; stop: () => Promise<void> }> }

/** Each project loads this module anew: what they share stands outside of it. */
const outside: typeof globalThis & { portalTestDatabase?: Shared } = globalThis

async function start(): Promise<{ database: TestDatabase; stop: () => Promise<void> }> {
  const leaveMemory = useMemoryFolder()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
  const url = process.env.TEST_SERVER_URL
  const { database, stop } = await (url ? useTestServer(url, dataDir) : startTestDatabase(dataDir))
  return {
    database,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
      leaveMemory()
    },
  }
}

/** One PostgreSQL, embedded or that of TEST_SERVER_URL, for the test files of all projects; each file makes its own copy of the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  outside.portalTestDatabase ??= { users: 0, started: start() }
  const shared = outside.portalTestDatabase
  shared.users++
  const { database, stop } = await shared.started
  project.provide('database', database)
  return async () => {
    shared.users--
    if (shared.users > 0) return
    delete outside.portalTestDatabase
    await stop()
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestDatabase, type TestDatabase } from './testDatabase.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

/** Starts one embedded PostgreSQL for all test files; each file makes its own copy of the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
  const { database, stop } = await startTestDatabase(dataDir)
  project.provide('database', database)
  return async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

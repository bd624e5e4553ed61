import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject } from 'vitest'
import { urlOfDatabase } from '../db/databases.ts'
import { childEnv } from './childEnv.ts'
import type { TestApp } from './testApp.ts'

/** Runs one of the operator's commands, by its file, on the test's database: how it ended, and all that it said. */
export async function runComando(
  t: TestApp,
  main: string,
  words: readonly string[],
): Promise<{ code: unknown; said: string }> {
  const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
  const DATABASE_URL = urlOfDatabase(inject('database').superuserUrl, banco?.nome ?? '')
  const env = { ...childEnv(), AMBIENTE: 'local', DATA_DIR: t.services.config.dataDir, DATABASE_URL }
  const child = spawn(process.execPath, [main, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, said }
}

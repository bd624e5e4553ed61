import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { layFolders } from '../db/embedded/folders.ts'
import { findPostmaster } from '../db/embedded/pidFile.ts'
import { childEnv } from '../testing/childEnv.ts'

const module = path.join(import.meta.dirname, 'shutdown.ts')
const main = path.join(import.meta.dirname, 'main.ts')

type End = { code: unknown; said: string }

async function run(args: string[], env: Record<string, string> = {}): Promise<End> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...childEnv(), ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, said }
}

/** A process that opened two things, the second of which cannot be closed, and then does `what`. */
const runAndDo = (what: string): Promise<End> =>
  run([
    '--input-type=module',
    '-e',
    `const { startShutdown } = await import(${JSON.stringify(module)})
     const { add } = startShutdown()
     add(async () => console.error('fechou o primeiro'))
     add(async () => { console.error('fechou o segundo'); throw new Error('não fechou direito') })
     setInterval(() => undefined, 1000)
     setTimeout(() => { ${what} }, 10)`,
  ])

describe('the end of the process', () => {
  it.each([
    ['an exception', `throw new Error('inesperado')`],
    ['a rejection', `Promise.reject(new Error('inesperado'))`],
  ])(
    'by %s that nobody caught tells it, closes all, the latest first, and is a failure',
    async (_what, what) => {
      const { code, said } = await runAndDo(what)
      expect(code).toBe(1)
      expect(said).toMatch(/inesperado.*fechou o segundo.*não fechou direito.*fechou o primeiro/s)
    },
  )

  it('tells no field of an error, which may be of a patient', async () => {
    const { said } = await runAndDo(
      `throw Object.assign(new Error('inesperado'), { detail: 'cpf=52998224725' })`,
    )
    expect(said).toContain('inesperado')
    expect(said).not.toContain('52998224725')
  })

  it('by a signal closes all and is none', async () => {
    const { code, said } = await runAndDo(`process.kill(process.pid, 'SIGTERM')`)
    expect(code).toBe(0)
    expect(said).toMatch(/fechou o segundo.*fechou o primeiro/s)
  })
})

it('a start that fails after its database is up tells all it knows and stops that too', {
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-start-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  // Nobody foresaw a folder in the key's place.
  mkdirSync(path.join(dataDir, 'imagens.key'))
  const { code, said } = await run([main], { DATA_DIR: dataDir, PORT: '0' })
  expect(said).toMatch(/EISDIR.*\n\s+at /s)
  expect(code).toBe(1)
  const { data } = layFolders(dataDir)
  expect([existsSync(data), findPostmaster(data)]).toEqual([true, null])
})

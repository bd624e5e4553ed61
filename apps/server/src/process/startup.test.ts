import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { urlOfDatabase } from '../db/databases.ts'
import { type DatabaseOptions, prepareDatabase } from '../db/prepareDatabase.ts'
import { StartupRefused } from '../runtime/startup.ts'
import { childEnv } from '../testing/childEnv.ts'
import { findFreePort } from '../testing/faults/portal.ts'

const main = path.join(import.meta.dirname, 'main.ts')
const verify = path.join(import.meta.dirname, '../trilha/verifyMain.ts')
const chaves = {
  JWT_SECRETS: 'j'.repeat(32),
  IMAGENS_SECRET: 'i'.repeat(32),
  TRILHA_SECRET: 't'.repeat(32),
  PORTAL_URL: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
}

type Env = Record<string, string>
type Ended = { code: unknown; said: string; hasDatabase: boolean }

const ending: (() => unknown)[] = []
afterAll(() => {
  for (const end of ending) end()
})

/** Starts the real server, or a command, with these variables alone, on a data folder of its own, and waits for its end. */
async function start(env: Env, program = main): Promise<Ended> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-startup-'))
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...childEnv(), DATA_DIR: dataDir, PORT: '0', ...env },
  })
  ending.push(() => {
    // One that should have ended, and went on.
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, said, hasDatabase: existsSync(path.join(dataDir, 'postgres')) }
}

/** A server of this machine that takes each call and does `what`; gives its port. */
async function listen(what: (server: Server) => void = () => undefined): Promise<number> {
  const server = createServer()
  what(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ending.push(() => server.close())
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function expectOneLine(ended: Promise<Ended>, words: RegExp): Promise<void> {
  const { code, said, hasDatabase } = await ended
  expect(said).toMatch(words)
  expect(said.trimEnd().split('\n')).toHaveLength(1)
  expect(said).not.toContain('segredo')
  expect({ code, hasDatabase }).toEqual({ code: 1, hasDatabase: false })
}

/** What the start asks of its data folder and database is refused: in a line, which is all that a start tells of it. */
async function expectRefused(options: Partial<DatabaseOptions>, words: RegExp): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-startup-'))
  ending.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const refusal: unknown = await prepareDatabase({ dataDir, ...options }).catch((error: unknown) => error)
  if (!(refusal instanceof StartupRefused)) throw refusal
  expect(refusal.message).toMatch(words)
  expect(refusal.message).not.toMatch(/\n|segredo/)
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
}

const bancoDe = (endereco: string) => `postgres://portal:segredo@${endereco}/portal`

// Which values are refused is `config.test.ts`'s to ask.
describe('a start that the operator must mend says so in one line, and touches nothing', {
  timeout: 60_000,
}, () => {
  it.each([
    [
      "the operator's database",
      { DATABASE_URL: bancoDe('db') },
      /falta JWT_SECRETS, IMAGENS_SECRET, TRILHA_SECRET/,
    ],
    ['a short key', { ...chaves, JWT_SECRETS: `${chaves.JWT_SECRETS},segredo` }, /JWT_SECRETS: a 2ª chave/],
    [
      'a foreign address',
      { ...chaves, HOST: '192.0.2.1' },
      /O endereço 192\.0\.2\.1 não é desta máquina\. Corrija HOST/,
    ],
    [
      'a data folder that is a file',
      { DATA_DIR: main },
      /^A pasta .* não pode ser criada ou usada: .*DATA_DIR\.$/m,
    ],
  ] as [string, Env, RegExp][])('%s', async (_case, env, words) => {
    await expectOneLine(start(env), words)
  })

  it('a taken port', async () => {
    const port = await listen()
    await expectOneLine(
      start({ PORT: String(port) }),
      new RegExp(`A porta ${port} de 127\\.0\\.0\\.1 já está em uso`),
    )
  })

  it('the database of the migrations, by its own name', async () => {
    const env = {
      DATABASE_URL: inject('database').superuserUrl,
      DATABASE_MIGRATOR_URL: bancoDe(`127.0.0.1:${await findFreePort()}`),
    }
    await expectOneLine(
      start({ ...chaves, ...env }),
      /^O banco de dados de DATABASE_MIGRATOR_URL .*ninguém atende/,
    )
  })

  it('a command too, and ends, where the address has no password', async () => {
    const DATABASE_URL = inject('database').superuserUrl.replace(/:[^:@]+@/, '@')
    await expectOneLine(start({ ...chaves, DATABASE_URL }, verify), /o servidor recusou o login/)
  })
})

describe('what a start needs is refused in one line', () => {
  it.each([
    ['below a file', path.join(main, 'dados')],
    ['where no folder can be made', '/proc/portal/dados'],
  ])('a data folder that is %s', async (_case, dataDir) => {
    await expectRefused({ dataDir }, /^A pasta .* não pode ser criada ou usada: .*DATA_DIR\.$/)
  })

  it.each([
    ['nobody there', async () => bancoDe(`127.0.0.1:${await findFreePort()}`), /ninguém atende/],
    ['no such name', async () => bancoDe('banco..x'), /o nome do servidor não foi encontrado/],
    ['a password with symbols', async () => bancoDe('a@b:c#d'), /o endereço não é válido/],
    [
      'another kind of server',
      async () =>
        bancoDe(
          `127.0.0.1:${await listen((server) => server.on('connection', (socket) => socket.destroy()))}`,
        ),
      /a conexão foi cortada/,
    ],
    [
      'a wrong password',
      async () => inject('database').superuserUrl.replace(/\/\/[^@]+@/, '//postgres:segredo@'),
      /o servidor recusou o login/,
    ],
    [
      'a role that there is none of',
      async () => `${inject('database').superuserUrl}&options=-c%20role%3Dninguem`,
      /o servidor recusou a conexão/,
    ],
    [
      'no such database',
      async () => urlOfDatabase(inject('database').superuserUrl, 'ninguem'),
      /o banco não existe nesse servidor/,
    ],
    [
      'one that never answers',
      async () => bancoDe(`127.0.0.1:${await listen()}`),
      /o servidor não respondeu a tempo/,
    ],
  ] as [string, () => Promise<string>, RegExp][])('the database: %s', async (_case, address, words) => {
    await expectRefused({ databaseUrl: await address() }, words)
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { urlOfDatabase } from '../db/databases.ts'
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

async function expectOneLine(env: Env | Promise<Ended>, words: RegExp): Promise<void> {
  const { code, said, hasDatabase } = await (env instanceof Promise ? env : start(env))
  expect(said).toMatch(words)
  expect(said.trimEnd().split('\n')).toHaveLength(1)
  expect(said).not.toContain('segredo')
  expect({ code, hasDatabase }).toEqual({ code: 1, hasDatabase: false })
}

describe('a start that the operator must mend says so in one line, and touches nothing', {
  timeout: 60_000,
}, () => {
  const bancoDe = (endereco: string) => ({ DATABASE_URL: `postgres://portal:segredo@${endereco}/portal` })

  /** It waits ten seconds before it gives up: the others take place meanwhile. */
  let calado: Promise<Ended>
  beforeAll(async () => {
    const port = await listen()
    calado = start({ ...chaves, ...bancoDe(`127.0.0.1:${port}`) })
  })

  it.each([
    ['an address that others reach', { HOST: '0.0.0.0' }, /falta JWT_SECRETS, IMAGENS_SECRET, TRILHA_SECRET/],
    ["the operator's database", bancoDe('db'), /falta JWT_SECRETS, IMAGENS_SECRET, TRILHA_SECRET/],
    ['local for all', { ...chaves, HOST: '0.0.0.0', AMBIENTE: 'local' }, /AMBIENTE=local .*HOST/],
    ['a short key', { JWT_SECRETS: `${chaves.JWT_SECRETS},segredo` }, /JWT_SECRETS: a 2ª chave/],
    ['proxies by a count', { TRUST_PROXY: '1' }, /TRUST_PROXY: "1"/],
    [
      'a foreign address',
      { ...chaves, HOST: '192.0.2.1' },
      /O endereço 192\.0\.2\.1 não é desta máquina\. Corrija HOST/,
    ],
  ] as [string, Env, RegExp][])('%s', async (_case, env, words) => {
    await expectOneLine(env, words)
  })

  it.each([
    ['a file', main],
    ['below a file', path.join(main, 'dados')],
    ['where no folder can be made', '/proc/portal/dados'],
  ])('a data folder that is %s', async (_case, dataDir) => {
    await expectOneLine({ DATA_DIR: dataDir }, /^A pasta .* não pode ser criada ou usada: .*DATA_DIR\.$/m)
  })

  it('a taken port', async () => {
    const port = await listen()
    await expectOneLine(
      { PORT: String(port) },
      new RegExp(`A porta ${port} de 127\\.0\\.0\\.1 já está em uso`),
    )
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
      async () => ({
        DATABASE_URL: inject('database').superuserUrl.replace(/\/\/[^@]+@/, '//postgres:segredo@'),
      }),
      /o servidor recusou o login/,
    ],
    [
      'a role that there is none of',
      async () => ({ DATABASE_URL: `${inject('database').superuserUrl}&options=-c%20role%3Dninguem` }),
      /o servidor recusou a conexão/,
    ],
    [
      'no such database',
      async () => ({ DATABASE_URL: urlOfDatabase(inject('database').superuserUrl, 'ninguem') }),
      /o banco não existe nesse servidor/,
    ],
  ] as [string, () => Promise<Env>, RegExp][])('the database: %s', async (_case, env, words) => {
    await expectOneLine({ ...chaves, ...(await env()) }, words)
  })

  it('a command too, and ends, where the address has no password', async () => {
    const DATABASE_URL = inject('database').superuserUrl.replace(/:[^:@]+@/, '@')
    await expectOneLine(start({ ...chaves, DATABASE_URL }, verify), /o servidor recusou o login/)
  })

  it('the database of the migrations, by its own name', async () => {
    const env = {
      DATABASE_URL: inject('database').superuserUrl,
      DATABASE_MIGRATOR_URL: bancoDe(`127.0.0.1:${await findFreePort()}`).DATABASE_URL,
    }
    await expectOneLine({ ...chaves, ...env }, /^O banco de dados de DATABASE_MIGRATOR_URL .*ninguém atende/)
  })

  it('a database that never answers', async () => {
    await expectOneLine(calado, /o servidor não respondeu a tempo/)
  })
})

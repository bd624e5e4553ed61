import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { urlOfDatabase } from '../db/databases.ts'
import { childEnv } from '../testing/childEnv.ts'
import { leaveRows, openTestTrilha, openTrilha } from './trilha.fixture.ts'

const t = await openTestTrilha()
let trilha: Awaited<ReturnType<typeof openTrilha>>
let ids: number[]
beforeEach(async () => {
  trilha = await openTrilha(t)
  ids = await leaveRows(t, 3)
  await trilha.turn()
})

/** `npm run trilha:verify`, on the test's database. */
async function verify(args: string[] = [], env: Record<string, string> = {}) {
  const [row] = await t.rows<{ nome: string }>('select current_database() as nome')
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'verifyMain.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...childEnv(),
      AMBIENTE: 'local',
      DATA_DIR: t.services.config.dataDir,
      DATABASE_URL: urlOfDatabase(inject('database').superuserUrl, row?.nome ?? ''),
      ...env,
    },
  })
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.error += text
  })
  const [code] = await once(child, 'close')
  return { code, ...said }
}

describe('npm run trilha:verify', () => {
  it('says that the trail is whole, and what is not sealed yet', async () => {
    expect(await verify()).toEqual({
      code: 0,
      out: 'Trilha de acesso íntegra: 3 linhas seladas, 1 cabeça publicada.\n',
      error: '',
    })
    await leaveRows(t, 2)
    expect(await verify()).toEqual({
      code: 2,
      out:
        '2 linhas ainda não seladas, a mais antiga de 21/11/2026 09:00:00.\n' +
        'Trilha de acesso íntegra: 3 linhas seladas, 1 cabeça publicada.\n',
      error: 'Há linhas sem selo há mais de cinco minutos: com o portal no ar, a selagem está parada.\n',
    })
  })

  it.each([
    [
      'cut',
      async () => {
        await t.rows('delete from trilha_selo where trilha_id = $1', [ids[2]])
        await t.rows('delete from trilha where id = $1', [ids[2]])
      },
      'O fim da trilha de acesso foi cortado: a cabeça publicada em 21/11/2026 09:00:00 é o selo 3, e o banco acaba no 2.',
    ],
    [
      'emptied',
      () => t.rows('truncate trilha, trilha_selo'),
      'A trilha de acesso foi esvaziada: a cabeça publicada em 21/11/2026 09:00:00 é o selo 3, e o banco não tem nenhum.',
    ],
    [
      'changed',
      () => t.rows('update trilha set login = 1 where id = $1', [ids[1]]),
      'A linha 2 da trilha de acesso foi alterada depois de selada.',
    ],
    [
      'without its heads',
      () => rename(trilha.folder, `${trilha.folder}-2026`),
      'A trilha de acesso tem 3 linhas seladas e nenhuma cabeça publicada',
    ],
  ])('ends with 1 and says how the trail was broken when it is %s', async (_how, attack, text) => {
    await attack()
    const { code, out, error } = await verify()
    expect([code, out]).toEqual([1, ''])
    expect(error).toContain(text)
  })

  it('holds the trail against the heads in a log too', async () => {
    const log = path.join(t.services.config.dataDir, 'portal.log')
    await writeFile(log, trilha.logged.map((line) => `${JSON.stringify(line)}\n`).join(''))
    expect((await verify([log])).out).toContain('3 linhas seladas, 2 cabeças publicadas.')
    expect(await verify([`${log}.1`])).toMatchObject({ code: 1, error: `${log}.1: o caminho não existe.\n` })
  })

  it('says in one line of Portuguese what it cannot read', async () => {
    const TRILHA_DIR = path.join(t.services.config.dataDir, 'arquivo')
    await writeFile(TRILHA_DIR, '')
    expect(await verify([], { TRILHA_DIR })).toMatchObject({
      code: 1,
      error: `${TRILHA_DIR}: no caminho há um arquivo onde se espera uma pasta.\n`,
    })
    await t.rows('alter table trilha_selo rename to trilha_selo_antes')
    onTestFinished(async () => {
      await t.rows('alter table trilha_selo_antes rename to trilha_selo')
    })
    expect(await verify()).toMatchObject({
      code: 1,
      error: 'O banco de dados recusou o comando, com o código 42P01. O motivo está no log do PostgreSQL.\n',
    })
  })

  it('says that a key is missing', async () => {
    const correio = { PORTAL_URL: 'https://portal.example', SMTP_URL: 'smtp://correio' }
    const chaves = { JWT_SECRETS: 'j'.repeat(32), IMAGENS_SECRET: 'i'.repeat(32) }
    const service = { AMBIENTE: 'hml', ...chaves, ...correio }
    expect(await verify([], service)).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(/^Configuração inválida: falta TRILHA_SECRET \(ambiente hml\).*\n$/),
    })
    const { code, error } = await verify([], { ...service, TRILHA_SECRET: 't'.repeat(32) })
    expect(code).toBe(1)
    expect(error).toContain(
      `a cabeça foi feita com a chave ${trilha.chaves.atual.id}, que TRILHA_SECRET não tem`,
    )
  })
})

import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { imagem } from '@portal/contract/imagem.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMultipart } from '../../imagem/imagem.fixture.ts'
import { Answers } from '../faults/answers.ts'
import { buildPortal, findFreePort, type Portal, startPortal } from '../faults/portal.ts'
import { logIn, type Session, sendOnce, sendUntilAcknowledged } from '../faults/session.ts'
import { releaseSenha } from '../faults/writes.ts'
import { createMunicao, findAbertos } from './arquivos.ts'

const quedas = 6
const clientes = 8

let dataDir: string
let port: number
let portal: Portal
let session: Session
let nextArquivo: Awaited<ReturnType<typeof createMunicao>>

const start = () => startPortal({ dataDir, port, env: { LOG_LEVEL: 'error' } })

beforeAll(async () => {
  buildPortal()
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-ataque-'))
  nextArquivo = await createMunicao()
  port = await findFreePort()
  portal = await start()
  session = await logIn(portal.baseUrl, 100001)
}, 240_000)
afterAll(async () => {
  await portal.stop()
  await rm(dataDir, { recursive: true })
})

async function releaseGuia(): Promise<number> {
  const { request } = releaseSenha()
  // A server that has just begun, on a busy machine, may ask for a moment.
  const reply = await sendUntilAcknowledged(portal.baseUrl, session, request, new Answers())
  if (!reply) throw new Error('no guide was released')
  return Number(reply.body.numeroFicha)
}

async function sendArquivo(numeroFicha: number, answers: Answers): Promise<void> {
  const { nome, conteudo } = nextArquivo()
  const { payload, contentType } = buildMultipart(nome, conteudo)
  const { method, path: address } = imagem.uploadImagem
  const url = `${address}?numeroFicha=${numeroFicha}`
  await sendOnce(
    portal.baseUrl,
    session,
    { method, url, key: randomUUID(), body: payload, contentType },
    answers,
  )
}

/** Eight clinics send pictures until the server is killed in the middle of them; answers how many were taken. */
async function killUnderLoad(): Promise<number> {
  const guias = await Promise.all(Array.from({ length: clientes }, releaseGuia))
  const answers = new Answers()
  let killed = false
  const work = async (numeroFicha: number) => {
    while (!killed) await sendArquivo(numeroFicha, answers)
  }
  const load = Promise.all(guias.map(work))
  while (answers.count(({ status }) => status === 200) < clientes) await sleep(5)
  await sleep(Math.random() * 300)
  await portal.kill()
  killed = true
  await load
  expect(answers.refusals).toEqual([])
  return answers.count(({ status }) => status === 200)
}

test('a kill -9 in the middle of uploads leaves no file that anybody can read', async () => {
  for (let queda = 1; queda <= quedas; queda++) {
    expect(await killUnderLoad()).toBeGreaterThanOrEqual(clientes)
    const { abertos, lidos } = await findAbertos(dataDir)
    expect(abertos).toEqual([])
    expect(lidos).toBeGreaterThan(100)
    portal = await start()
  }
}, 300_000)

test('what a kill left goes with the next start', async () => {
  const temporarios = path.join(dataDir, 'temporario')
  const imagens = path.join(dataDir, 'imagens', 'ab')
  await mkdir(imagens, { recursive: true })
  await writeFile(path.join(temporarios, 'de-uma-versao-antiga'), nextArquivo().conteudo)
  await writeFile(path.join(imagens, 'ab12-original.1.parcial'), 'PCI1')
  // An hour later.
  const antes = new Date(Date.now() - 61 * 60_000)
  for (const folder of [temporarios, imagens])
    for (const nome of await readdir(folder))
      if (folder === temporarios || nome.endsWith('.parcial'))
        await utimes(path.join(folder, nome), antes, antes)
  await portal.kill()
  portal = await start()
  await expect.poll(() => readdir(temporarios), { timeout: 10_000 }).toEqual([])
  const parciais = async () => (await readdir(imagens)).filter((nome) => nome.endsWith('.parcial'))
  await expect.poll(parciais, { timeout: 10_000 }).toEqual([])
  expect((await findAbertos(dataDir)).abertos).toEqual([])
}, 60_000)

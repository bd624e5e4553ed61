import { imagem } from '@portal/contract/imagem.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { urlOfDatabase, withClient } from '../db/databases.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { insertGuia, upload } from './imagem.fixture.ts'
import { folderOf, pastas } from './pastas.ts'
import { type Conteudo, createConteudo, listFiles, runRetencao, sendImagem } from './retencao.fixture.ts'

let t: TestApp
let conteudo: Conteudo
beforeAll(async () => {
  t = await createTestApp()
})
// Somebody removed it long ago: the job may delete it, and somebody else sends it again.
beforeEach(async () => {
  conteudo = await createConteudo()
  await sendImagem(t, await insertGuia(t), conteudo, { removida: 91 })
})
afterAll(() => t.close())

/** A place to wait at, and to see that somebody got there. */
function createGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const pass = () => {
    reach()
    return opened
  }
  return { open, reached, pass }
}

/** The status of each version of the guide's first image. */
async function getVersoes(numeroFicha: number): Promise<number[]> {
  const as = await t.as(100001)
  const versoes = ['inteira', 'tela', 'miniatura'] as const
  const get = (versao: (typeof versoes)[number]) =>
    t.call(imagem.getImagem, { query: { numeroFicha, sequencial: 1, versao } }, { as })
  return (await Promise.all(versoes.map(get))).map(({ status }) => status)
}

const listLocks = (granted: boolean) =>
  t.rows<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted = $2
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = trava_conteudo($1)`,
    [conteudo.sha256, granted],
  )

/** The job as it runs, in the minute of a folder without orphans, but that it waits at the gate before it hides the files. */
const runSlowly = (gate: ReturnType<typeof createGate>) => {
  const outra = pastas.find((pasta) => pasta !== folderOf(conteudo.sha256)) ?? ''
  const { background: pool, arquivos } = t.services
  const hide = async (sha256: string) => {
    if (sha256 === conteudo.sha256) await gate.pass()
    return arquivos.hide(sha256)
  }
  return runRetencao(t, outra, { pool, arquivos: { ...arquivos, hide } })
}

test('an upload waits for the job that is deleting its content, and writes it again', async () => {
  const gate = createGate()
  const job = runSlowly(gate)
  await gate.reached
  const numeroFicha = await insertGuia(t)
  const sending = upload(t, numeroFicha, 'a.png', conteudo.conteudo)
  await vi.waitFor(async () => expect(await listLocks(false)).toHaveLength(1), { timeout: 10_000 })
  gate.open()
  expect(await job).toEqual([{ removidas: 1, orfaos: 0 }])
  expect((await sending).status).toBe(200)
  expect(await getVersoes(numeroFicha)).toEqual([200, 200, 200])
})

test('the job leaves a content that is being sent', async () => {
  const gate = createGate()
  const { arquivos } = t.services
  const { put } = arquivos
  // The files are on the disk, the row is not yet in the database.
  arquivos.put = async (...args) => {
    await put(...args)
    await gate.pass()
  }
  const numeroFicha = await insertGuia(t)
  const sending = upload(t, numeroFicha, 'a.png', conteudo.conteudo)
  await gate.reached
  arquivos.put = put
  expect(await runRetencao(t, conteudo.sha256)).toEqual([])
  gate.open()
  expect((await sending).status).toBe(200)
  expect(await getVersoes(numeroFicha)).toEqual([200, 200, 200])
})

test('another job that looks for orphans does not give back what this one is deleting', async () => {
  const gate = createGate()
  const { background: pool, arquivos } = t.services
  const hide = async (sha256: string) => {
    const ocultacao = await arquivos.hide(sha256)
    if (sha256 === conteudo.sha256) await gate.pass()
    return ocultacao
  }
  const job = runRetencao(t, conteudo.sha256, { pool, arquivos: { ...arquivos, hide } })
  await gate.reached
  expect(await runRetencao(t, conteudo.sha256)).toEqual([])
  gate.open()
  expect(await job).toEqual([{ removidas: 1, orfaos: 0 }])
  expect(await listFiles(t, conteudo.sha256)).toEqual([])
})

test('a job that slept until it lost its lock gives back what an upload has written since', async () => {
  const gate = createGate()
  const job = runSlowly(gate)
  await gate.reached
  const [holder] = await listLocks(true)
  const { superuserUrl } = inject('database')
  const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
  await withClient(urlOfDatabase(superuserUrl, banco?.nome ?? ''), (client) =>
    client.query('select pg_terminate_backend($1)', [holder?.pid]),
  )
  const numeroFicha = await insertGuia(t)
  expect((await upload(t, numeroFicha, 'a.png', conteudo.conteudo)).status).toBe(200)
  gate.open()
  expect(await job).toEqual([expect.any(Error)])
  expect(await getVersoes(numeroFicha)).toEqual([200, 200, 200])
})

test('whichever is first, what was acknowledged is there', async () => {
  const guias: number[] = []
  for (let n = 0; n < 12; n++) {
    conteudo = await createConteudo()
    await sendImagem(t, await insertGuia(t), conteudo, { removida: 91 })
    const numeroFicha = await insertGuia(t)
    const jobs = [runRetencao(t, conteudo.sha256), runRetencao(t, conteudo.sha256)]
    const { status } = await upload(t, numeroFicha, 'a.png', conteudo.conteudo)
    await Promise.all(jobs)
    expect(status).toBe(200)
    expect(await listFiles(t, conteudo.sha256)).toHaveLength(3)
    guias.push(numeroFicha)
  }
  for (const numeroFicha of guias) expect(await getVersoes(numeroFicha)).toEqual([200, 200, 200])
}, 60_000)

import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { imagem } from '@portal/contract/imagem.ts'
import { beforeAll, expect, it } from 'vitest'
import { locateTemporarios } from '../files/temporario.ts'
import { listen } from '../http/socket.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { buildMultipart, insertGuia, nextCor, upload } from './imagem.fixture.ts'

const t = await openTestApp()
let porta = 0
beforeAll(async () => {
  porta = await listen(t.app)
})

const NOME = 'raio-x.png'

/** The whole request of an upload, as it goes over the line. */
async function buildRequest(numeroFicha: number, conteudo: Buffer, chave: string) {
  const { authorization, cookie } = await t.as(100001)
  const { payload, contentType } = buildMultipart(NOME, conteudo)
  const head = [
    `POST ${imagem.uploadImagem.path}?numeroFicha=${numeroFicha}&imagemGto=inicial:16 HTTP/1.1`,
    'host: localhost',
    `authorization: ${authorization}`,
    `cookie: ${cookie}`,
    `idempotency-key: ${chave}`,
    `content-type: ${contentType}`,
    `content-length: ${payload.length}`,
    '\r\n',
  ].join('\r\n')
  return {
    head: head.length,
    parte: payload.indexOf(conteudo),
    bytes: Buffer.concat([Buffer.from(head), payload]),
  }
}

/** Sends that many bytes, waits for the first of the answer where all went and it is asked for, and cuts the line. */
async function cutAfter(bytes: Buffer, quantos: number, isAnswered: boolean): Promise<void> {
  const socket = connect(porta, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (quantos > 0)
    await new Promise<void>((resolve) => socket.write(bytes.subarray(0, quantos), () => resolve()))
  if (isAnswered) await once(socket, 'data')
  socket.resetAndDestroy()
}

type Pedido = Awaited<ReturnType<typeof buildRequest>>

/** Where the line is cut, and how many images the guide may have before anybody sends again. */
const lugares: [lugar: string, at: (pedido: Pedido) => number, antes: number[], isAnswered: boolean][] = [
  ['before the first byte', () => 0, [0], false],
  ['after the first byte', () => 1, [0], false],
  ['in the middle of the head', ({ head }) => Math.floor(head / 2), [0], false],
  ['before the last byte of the head', ({ head }) => head - 1, [0], false],
  ['after the head', ({ head }) => head, [0], false],
  ["in the file's own head", ({ head, parte }) => head + Math.floor(parte / 2), [0], false],
  ['before the first byte of the file', ({ head, parte }) => head + parte, [0], false],
  ['in the middle of the file', ({ head, bytes }) => Math.floor((head + bytes.length) / 2), [0], false],
  ['before the last byte', ({ bytes }) => bytes.length - 1, [0], false],
  ['after the last byte, before the answer', ({ bytes }) => bytes.length, [0, 1], false],
  ['in the middle of the answer', ({ bytes }) => bytes.length, [1], true],
]

it.each(lugares)(
  'a line that is cut %s loses nothing and doubles nothing',
  async (_lugar, at, antes, isAnswered) => {
    const numeroFicha = await insertGuia(t)
    const conteudo = await arquivos.png(nextCor())
    const chave = randomUUID()
    const pedido = await buildRequest(numeroFicha, conteudo, chave)
    const listSha256 = () =>
      t.rows<{ sha256: string }>('select sha256 from imagem_guia where numero_ficha = $1', [numeroFicha])

    await cutAfter(pedido.bytes, at(pedido), isAnswered)
    const isIdle = () =>
      new Promise((resolve) => t.app.server.getConnections((_error, count) => resolve(count === 0)))
    await expect.poll(isIdle).toBe(true)
    expect(antes).toContain((await listSha256()).length)

    // The device sends the same again, with its key, until it is told.
    const send = () => upload(t, numeroFicha, NOME, conteudo, { imagemGto: 'inicial:16', key: chave })
    // The first file of all waits for the decoder's process to start, which a busy machine takes its time for.
    await expect.poll(async () => (await send()).status, { timeout: 10_000 }).toBe(200)
    expect((await send()).body.imagem).toMatchObject({ sequencial: 1, nomeArquivo: NOME, dente: '16' })
    expect(await listSha256()).toEqual([{ sha256: createHash('sha256').update(conteudo).digest('hex') }])
    expect(await readdir(locateTemporarios(t.services.config.dataDir))).toEqual([])
    expect(t.services.shares.uploads.waiting).toBe(0)
  },
)

import { deflateRawSync } from 'node:zlib'
import { cadastro } from '@portal/contract/cadastro.ts'
import { imagem } from '@portal/contract/imagem.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { uploadAlvara } from '../cadastro/cadastro.fixture.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { insertGuia, upload } from './imagem.fixture.ts'

const t = await openTestApp()
let as: Person
let numeroFicha: number
beforeAll(async () => {
  as = await t.as(100001)
  numeroFicha = await insertGuia(t)
})

const MARCA = 'CANARIO-7391'
/** What a file brings along that is not seen: where it was taken, a page that acts, another file. */
const bagagem = /CANARIO|Exif|GPS|<script|\/JavaScript|\/EmbeddedFile/i
const script = `<html><script>alert('${MARCA}')</script></html>`

/** Enough of a ZIP archive: its first entry. */
function buildZip(): Buffer {
  const cabeca = Buffer.alloc(30)
  cabeca.write('PK\x03\x04', 0, 'latin1')
  return Buffer.concat([cabeca, deflateRawSync(MARCA), Buffer.from(MARCA)])
}

const withTail = (conteudo: Buffer, cauda: Buffer | string) => Buffer.concat([conteudo, Buffer.from(cauda)])
/** Larger than the screen's copy, too. */
const withGps = async (lado: number) =>
  sharp(await arquivos.filme(40, lado, lado))
    .jpeg()
    .withExif({ IFD0: { ImageDescription: MARCA }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .toBuffer()

const hostis = [
  ['a JPEG that says where it was taken', 'a.jpg', () => withGps(640)],
  ['a large JPEG that says so', 'b.jpg', () => withGps(2400)],
  ['a PNG with an archive behind it', 'c.png', async () => withTail(await arquivos.filme(70), buildZip())],
  ['a large PNG with one', 'd.png', async () => withTail(await arquivos.filme(80, 2400, 300), buildZip())],
  ['a JPEG that is a page too', 'e.jpg', async () => withTail(await withGps(320), script)],
  [
    'a PDF with a page and an archive behind it',
    'f.pdf',
    () => Buffer.concat([arquivos.pdf(), Buffer.from(script), buildZip(), Buffer.from('\n%%EOF\n')]),
  ],
] as const

describe.each(hostis)('%s', (_nome, nome, build) => {
  test('brings nothing of it to whoever opens it in a guide', async () => {
    const conteudo = await build()
    expect(conteudo.toString('latin1')).toMatch(bagagem)
    const { status, body } = await upload(t, numeroFicha, nome, conteudo)
    expect(status).toBe(200)
    const { sequencial } = body.imagem
    for (const versao of ['miniatura', 'tela', 'inteira'] as const) {
      const { raw } = await t.call(imagem.getImagem, { query: { numeroFicha, sequencial, versao } }, { as })
      expect(raw.toString('latin1')).not.toMatch(bagagem)
    }
  })

  test('nor in a permit', async () => {
    const enviado = await uploadAlvara(t, 1, as, nome, await build())
    expect(enviado.status).toBe(200)
    for (const versao of ['tela', 'inteira'] as const) {
      const query = { versao, renovacao: true }
      const { status, raw } = await t.call(cadastro.getArquivo, { params: { id: 1 }, query }, { as })
      expect(status).toBe(200)
      expect(raw.toString('latin1')).not.toMatch(bagagem)
    }
  })
})

test('every point of a large image is downloaded', async () => {
  const { body } = await upload(t, numeroFicha, 'g.jpg', await withGps(2600))
  const query = { numeroFicha, sequencial: body.imagem.sequencial, versao: 'inteira' } as const
  const { raw } = await t.call(imagem.getImagem, { query }, { as })
  expect(await sharp(raw).metadata()).toMatchObject({ format: 'jpeg', width: 2600, height: 2600 })
})

test.each([
  ['a script', '4 0 obj << /S /JavaScript /JS (1) >> endobj '],
  ['a file inside', '4 0 obj << /Type /EmbeddedFile >> endobj '],
])('a PDF with %s is not kept', async (_nome, objeto) => {
  expect((await upload(t, numeroFicha, 'h.pdf', arquivos.pdf(objeto))).codigo).toBe('API-IMG-0010')
})

test.each(['original', 'original-2'])('the file as it was sent is no version: %s', async (versao) => {
  const url = `${imagem.getImagem.path}?numeroFicha=${numeroFicha}&sequencial=1&versao=${versao}`
  expect((await t.app.inject({ method: 'GET', url, headers: as })).statusCode).toBe(400)
})

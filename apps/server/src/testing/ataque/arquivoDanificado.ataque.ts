import { readdir } from 'node:fs/promises'
import type { ExtensaoImagem } from '@portal/domain/imagem/limite.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { createDecoder } from '../../imagem/decoder/createDecoder.ts'
import { buildPdfPaginas, paginaDeCor } from '../../imagem/decoder/pdf.fixture.ts'
import { buildTiffPaginas } from '../../imagem/decoder/tiff.fixture.ts'
import { insertGuia, upload } from '../../imagem/imagem.fixture.ts'
import { Random } from '../../seed/chance/random.ts'
import { createTestApp, type TestApp } from '../testApp.ts'

const FOLGA_MIB = 200

/** Changes bytes, cuts and repeats pieces of a good file, as a bad disk and an attacker do. */
function damage(bom: Buffer, random: Random): Buffer {
  const at = () => Math.floor(random.next() * bom.length)
  const mau = Buffer.from(bom)
  const quantos = 1 + Math.floor(random.next() * 20)
  for (let i = 0; i < quantos; i++) mau[at()] = Math.floor(random.next() * 256)
  const como = random.next()
  if (como < 0.2) return mau.subarray(0, at())
  if (como < 0.3) return Buffer.concat([mau, mau.subarray(at())])
  if (como < 0.4) return Buffer.concat([mau.subarray(0, at()), mau.subarray(at())])
  return mau
}

/** Segurança A4: 10,000 in all. */
const bons: readonly (readonly [ExtensaoImagem, quantos: number, build: () => Promise<Buffer> | Buffer])[] = [
  ['jpg', 2000, () => arquivos.jpeg()],
  ['png', 2000, () => arquivos.png()],
  ['bmp', 2000, () => arquivos.bmp(24, 40, 30)],
  ['tif', 2000, () => buildTiffPaginas([{}, { cinza: 10 }, { cinza: 200 }])],
  ['pdf', 2000, () => buildPdfPaginas(paginaDeCor('1 0 0'), paginaDeCor('0 1 0'))],
]

describe('damaged files at the decoder', () => {
  const decoder = createDecoder({ esperaMs: 600_000 })
  afterAll(() => decoder.close())

  it.each(bons)(
    'of .%s %d end in an answer, and the server has no more memory for it',
    async (extensao, quantos, build) => {
      const random = new Random(20_261_124)
      const bom = await build()
      const antes = process.memoryUsage().rss
      const contagem: Record<string, number> = {}
      let maximo = antes
      for (let i = 0; i < quantos; i += 4) {
        const lote = Array.from({ length: 4 }, () => damage(bom, random))
        const resultados = await Promise.all(lote.map((mau) => decoder.decode(async () => mau, extensao)))
        for (const resultado of resultados) {
          const nome = resultado === 'ocupado' ? resultado : resultado.ok ? 'aceito' : resultado.motivo
          contagem[nome] = (contagem[nome] ?? 0) + 1
        }
        maximo = Math.max(maximo, process.memoryUsage().rss)
      }
      const mais = Math.round((maximo - antes) / 1024 / 1024)
      process.stdout.write(`${extensao} ${JSON.stringify(contagem)} +${mais} MiB\n`)
      // One that asks for more memory than a decoder may have ends it, and is answered as what may be tried again.
      expect(contagem.ocupado ?? 0).toBeLessThan(quantos / 500)
      expect(mais).toBeLessThan(FOLGA_MIB)
      // It still tells good from bad.
      expect(await decoder.decode(async () => bom, extensao)).toMatchObject({ ok: true })
    },
    900_000,
  )
})

/** Segurança A4, made by hand. */
const hostis: readonly (readonly [nome: string, arquivo: string, build: () => Promise<Buffer> | Buffer])[] = [
  ['HTML', 'a.png', () => Buffer.from('<!doctype html><script>1</script>')],
  ['SVG', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>')],
  ['a PDF after 900 bytes', 'a.pdf', () => Buffer.concat([Buffer.alloc(900, 32), arquivos.pdf()])],
  ['a text that begins as a BMP', 'a.bmp', () => Buffer.from('BM '.repeat(400))],
  ['a BMP with a palette', 'a.bmp', () => arquivos.bmp(8)],
  ['a pixel bomb', 'a.png', arquivos.bombaPng],
  [
    'a TIFF of a tile larger than itself',
    'a.tif',
    () =>
      buildTiffPaginas([
        {
          mais: [
            [322, 30_000],
            [323, 30_000],
            [324, 8],
            [325, 1200],
          ],
        },
      ]),
  ],
  [
    'a TIFF whose strip says a thousand times what it has',
    'a.tif',
    () => buildTiffPaginas([{ largura: 6000, altura: 6000, bytes: 64, compressao: 32_773 }]),
  ],
  ['a TIFF whose directories lead back', 'a.tif', () => buildTiffPaginas([{}, {}], 0)],
  [
    'a TIFF of a thousand and one pages',
    'a.tif',
    () => buildTiffPaginas(Array(1001).fill({ largura: 1, altura: 1 })),
  ],
  [
    'a TIFF with a second page of 48 megapixels',
    'a.tif',
    () => buildTiffPaginas([{}, { largura: 8000, altura: 6000, bytes: 64 }]),
  ],
  ['a PDF with a script', 'a.pdf', () => arquivos.pdf('4 0 obj << /S /JavaScript /JS (1) >> endobj\n')],
  ['a PDF that starts a program', 'a.pdf', () => arquivos.pdf('4 0 obj << /S /Launch >> endobj\n')],
  ['a PDF with a file', 'a.pdf', () => arquivos.pdf('4 0 obj << /Type /EmbeddedFile >> endobj\n')],
  ['a truncated JPEG', 'a.jpg', async () => (await arquivos.jpeg(undefined, 900, 900)).subarray(0, 3000)],
]

describe('hostile files at the server', () => {
  let t: TestApp
  let numeroFicha = 0
  beforeAll(async () => {
    t = await createTestApp()
    numeroFicha = await insertGuia(t)
  })
  afterAll(() => t.close())

  it.each(hostis)(
    '%s is refused, and nothing of it is kept',
    async (_nome, arquivo, build) => {
      const { status, codigo } = await upload(t, numeroFicha, arquivo, await build())
      expect([415, 422]).toContain(status)
      expect(codigo).toMatch(/^API-IMG-00(04|05|06|10|12)$/)
      expect(await t.rows('select 1 from imagem_guia where numero_ficha = $1', [numeroFicha])).toEqual([])
      const { dataDir } = t.services.config
      const guardados = await readdir(dataDir, { recursive: true }).catch(() => [])
      expect(guardados.filter((nome) => /-(original|tela|miniatura)/.test(nome))).toEqual([])
    },
    30_000,
  )
})

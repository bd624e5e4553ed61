import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createDecoder } from './createDecoder.ts'
import { buildTiffPaginas } from './tiff.fixture.ts'

const decoder = createDecoder()
afterAll(() => decoder.close())

const decode = (conteudo: Buffer) => decoder.decode(async () => conteudo, 'tif')
const cinzas = (quantas: number) => Array.from({ length: quantas }, (_, at) => ({ cinza: at * 10 }))

test.each([
  [1, 1],
  [3, 3],
  [12, 10],
])('of a TIFF of %d pages the first %d are kept, each as it is', async (paginas, mostradas) => {
  const resultado = await decode(buildTiffPaginas(cinzas(paginas)))
  if (resultado === 'ocupado' || !resultado.ok) throw new Error('refused')
  const { imagem } = resultado
  expect(imagem).toMatchObject({ tipo: 'image/tiff', paginas, largura: 40, altura: 30 })
  const tons = await Promise.all(
    [imagem.tela, ...imagem.seguintes].map(async (tela) => {
      const { channels } = await sharp(tela).stats()
      return Math.round((channels[0]?.mean ?? 0) / 10)
    }),
  )
  expect(tons).toEqual(Array.from({ length: mostradas }, (_, at) => at))
})

test.each([
  ['a damaged page', buildTiffPaginas([{}, { bytes: 40 }]), 'corrompido'],
  ['a page of 48 megapixels', buildTiffPaginas([{}, { largura: 8000, altura: 6000 }]), 'pontos'],
  [
    'a page of 1.6 gigapixels that it has not',
    buildTiffPaginas([{}, { largura: 40_000, altura: 40_000, bytes: 4 }]),
    'corrompido',
  ],
  ['a page of no width', buildTiffPaginas([{}, { largura: 0, bytes: 4 }]), 'corrompido'],
  ['directories without end', buildTiffPaginas([{}, {}], 0), 'corrompido'],
  [
    'more pages than anybody writes',
    buildTiffPaginas(Array(1001).fill({ largura: 1, altura: 1 })),
    'corrompido',
  ],
])('a TIFF with %s is refused', async (_nome, conteudo, motivo) => {
  expect(await decode(conteudo)).toEqual({ ok: false, motivo })
})

test('pages that are too heavy together are refused as that', async () => {
  // As many points as a page is shown with, none like another.
  const ruido = { largura: 2000, altura: 2000, dados: randomBytes(4_000_000) }
  expect(await decode(buildTiffPaginas(Array(7).fill(ruido)))).toEqual({ ok: false, motivo: 'paginas' })
})

test('a copy of ours becomes JPEG, on white, and nothing else does', async () => {
  const copia = await sharp({
    create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .webp()
    .toBuffer()
  const resultado = await decoder.encodeJpeg(async () => copia)
  if (resultado === 'ocupado' || !resultado.ok) throw new Error('refused')
  expect(await sharp(Buffer.from(resultado.jpeg)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 30,
    height: 20,
  })
  const { channels } = await sharp(Buffer.from(resultado.jpeg)).stats()
  expect(channels[0]?.mean).toBe(255)
  expect(await decoder.encodeJpeg(async () => Buffer.from('x'))).toEqual({ ok: false, motivo: 'corrompido' })
})

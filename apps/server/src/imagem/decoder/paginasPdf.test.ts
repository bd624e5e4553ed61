import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPaginas } from './paginasPdf.ts'
import { buildPdfCom, buildPdfPaginas, paginaDeCor } from './pdf.fixture.ts'

const draw = (pdf: Buffer) => drawPaginas(pdf, 2000)

async function measure(tela: Buffer | undefined): Promise<string> {
  const { width, height, format } = await sharp(tela).metadata()
  return `${width}x${height} ${format}`
}

/** The colour in the middle: red, green and blue. */
async function readMeio(tela: Buffer | undefined): Promise<number[]> {
  const { data, info } = await sharp(tela).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)].map((parte) => Math.round(parte / 255))
}

const longo = Array.from({ length: 20 }, () => paginaDeCor('1 0 0', '0 0 2000 9'))

describe('drawPaginas', () => {
  test('draws each page on its own, in their order', async () => {
    const telas = await draw(
      buildPdfPaginas(paginaDeCor('1 0 0'), paginaDeCor('0 1 0', '0 0 90 200'), { caixa: '0 0 200 100' }),
    )
    expect(await Promise.all(telas.map(measure))).toEqual([
      '2000x1000 jpeg',
      '900x2000 jpeg',
      '2000x1000 jpeg',
    ])
    expect(await Promise.all(telas.map(readMeio))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 1],
    ])
  })

  test.each([
    ['of a million kilometres', '0 0 1000000000 1000000000', '2000x2000 jpeg'],
    ['wide and without height', '0 0 14400 0.01', '2000x1 jpeg'],
    ['without an area, as a letter', '0 0 0 0', '1545x2000 jpeg'],
  ])('a page %s takes no more room than another', async (_nome, caixa, esperado) => {
    const telas = await draw(buildPdfPaginas(paginaDeCor('1 0 0', caixa)))
    expect(await Promise.all(telas.map(measure))).toEqual([esperado])
  })

  test('draws what a form was filled in with', async () => {
    const documento = new PDFDocument({ size: [200, 100] }).font('Helvetica')
    documento.initForm()
    documento.formText('paciente', 10, 20, 180, 60, { value: 'Maria' })
    documento.end()
    const telas = await draw(await buffer(documento))
    const { channels } = await sharp(telas[0]).stats()
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(50)
  })

  test('draws 20 pages, and one alone whatever it costs', async () => {
    expect(await draw(buildPdfPaginas(...longo))).toHaveLength(20)
    const limites = { bytesMaximo: 1, tempoMaximoMs: 0 }
    expect(await drawPaginas(buildPdfPaginas(...longo.slice(0, 1)), 2000, limites)).toHaveLength(1)
  })

  test.each([
    ['are more than 20', {}],
    ['have grown too large together', { paginasMaximo: 21, bytesMaximo: 1 }],
    ['have taken too long', { paginasMaximo: 21, tempoMaximoMs: 0 }],
  ])('refuses one whose pages %s: none goes unseen', async (_nome, limites) => {
    const pdf = buildPdfPaginas(...longo, paginaDeCor('0 1 0'))
    await expect(drawPaginas(pdf, 2000, limites)).rejects.toMatchObject({ motivo: 'paginas' })
  })

  test.each([
    ['has no pages', buildPdfPaginas()],
    [
      'has fewer pages than it says',
      Buffer.from(buildPdfCom().toString('latin1').replace('/Count 1', '/Count 9')),
    ],
    ['says nowhere where it begins', Buffer.from(buildPdfCom().toString('latin1').replace('/Root', '/Rota'))],
  ])('draws nothing of one that %s', async (_nome, pdf) => {
    await expect(draw(pdf)).rejects.toThrow()
  })
})

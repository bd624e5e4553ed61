import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { tamanhoMaximoBytes } from '@portal/domain/imagem/limite.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { insertGuia, nextCor, upload } from './imagem.fixture.ts'

const t = await openTestApp()
let numeroFicha: number
beforeAll(async () => {
  numeroFicha = await insertGuia(t)
})

/** Seeded, so that a failure comes again: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** What a file must not get through with. */
describe('imagem.uploadImagem, hostile files', () => {
  test.each([
    ['HTML named .png', 'a.png', () => Buffer.from('<html><script>1</script>'), 415, 'API-IMG-0004'],
    ['an extension not allowed', 'a.svg', () => Buffer.from('<svg/>'), 415, 'API-IMG-0002'],
    ['two extensions', 'a.png.html', arquivos.png, 415, 'API-IMG-0002'],
    ['an empty file', 'a.png', () => Buffer.alloc(0), 422, 'API-IMG-0005'],
    [
      'a truncated JPEG',
      'a.jpg',
      async () => (await arquivos.jpeg(undefined, 900, 900)).subarray(0, 3000),
      422,
      'API-IMG-0005',
    ],
    ['a pixel bomb', 'a.png', arquivos.bombaPng, 422, 'API-IMG-0006'],
    ['a BMP with a palette', 'a.bmp', () => arquivos.bmp(8), 422, 'API-IMG-0005'],
    [
      'a PDF with a script',
      'a.pdf',
      () => arquivos.pdf('4 0 obj << /S /JavaScript >> endobj '),
      422,
      'API-IMG-0010',
    ],
    ['5 MB and one byte', 'a.png', () => Buffer.alloc(tamanhoMaximoBytes + 1), 413, 'API-IMG-0003'],
    ['5 MB of nothing', 'a.png', () => Buffer.alloc(tamanhoMaximoBytes), 415, 'API-IMG-0004'],
  ] as const)('refuses %s', async (_nome, nome, build, status, codigo) => {
    expect(await upload(t, numeroFicha, nome, await build())).toMatchObject({ status, codigo })
  })

  test('refuses a field of another name', async () => {
    const conteudo = await arquivos.png(nextCor())
    expect(await upload(t, numeroFicha, 'a.png', conteudo, { campo: 'arquivo' })).toMatchObject({
      status: 400,
    })
  })

  test('refuses a tooth that nobody has', async () => {
    const envio = { imagemGto: 'inicial:10' }
    expect(await upload(t, numeroFicha, 'a.png', await arquivos.png(nextCor()), envio)).toMatchObject({
      status: 400,
      codigo: 'API-GEN-0001',
    })
  })

  test.each([
    ['TIFF', 'a.tif', arquivos.tiff],
    ['BMP', 'a.bmp', () => arquivos.bmp()],
    ['PDF', 'a.pdf', () => arquivos.pdf()],
  ] as const)('accepts a %s', async (_nome, nome, build) => {
    expect((await upload(t, numeroFicha, nome, await build())).status).toBe(200)
  })

  test('answers 200 mutated files without a failure of its own', async () => {
    const random = createRandom(20261121)
    const sementes = [
      ['a.jpg', await arquivos.jpeg(nextCor(), 200, 150)],
      ['a.png', await arquivos.png(nextCor(), 200, 150)],
      ['a.tif', await arquivos.tiff(nextCor())],
      ['a.bmp', arquivos.bmp()],
    ] as const
    // A PDF that fails takes its process along, whose successor costs what thirty images do: one of ten files.
    const pdf = ['a.pdf', arquivos.pdfComprimido('4 0 << /A 1 >>')] as const
    const estados = new Set<number>()
    for (let n = 0; n < 200; n++) {
      const [nome, semente] = n % 10 === 9 ? pdf : (sementes[n % sementes.length] ?? sementes[0])
      const mutante = Buffer.from(semente)
      const mudancas = 1 + Math.floor(random() * 12)
      for (let at = 0; at < mudancas; at++)
        mutante[Math.floor(random() * mutante.length)] = Math.floor(random() * 256)
      const guia = n % 40 === 0 ? await insertGuia(t) : numeroFicha
      numeroFicha = guia
      estados.add((await upload(t, guia, nome, mutante)).status)
    }
    expect([...estados].filter((status) => status >= 500)).toEqual([])
    expect(estados).toContain(422)
  }, 60_000)

  test('leaves no temporary file behind', async () => {
    expect(await readdir(path.join(t.services.config.dataDir, 'temporario'))).toEqual([])
  })
})

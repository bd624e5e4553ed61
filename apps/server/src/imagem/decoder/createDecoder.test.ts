import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { ExtensaoImagem } from '@portal/domain/imagem/limite.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { arquivos } from '../arquivo.fixture.ts'
import { createDecoder, type DecoderOptions } from './createDecoder.ts'
import { buildPdfCamadas } from './pdf.fixture.ts'
import { locateDecoder, prlimit, startDecoder } from './processo.ts'

const decoder = createDecoder()
afterAll(() => decoder.close())

const give = (conteudo: Buffer | string) => async () => Buffer.from(conteudo)

/** `64x48 1 image/png`, or the reason of the refusal. */
async function decode(conteudo: Buffer, extensao: ExtensaoImagem): Promise<string> {
  const resultado = await decoder.decode(give(conteudo), extensao)
  if (resultado === 'ocupado' || !resultado.ok) return resultado === 'ocupado' ? resultado : resultado.motivo
  const { largura, altura, paginas, tipo } = resultado.imagem
  return `${largura}x${altura} ${paginas} ${tipo}`
}

describe('decode', () => {
  test.each([
    ['JPEG', 'jpg', arquivos.jpeg, '64x48 1 image/jpeg'],
    ['PNG', 'png', arquivos.png, '64x48 1 image/png'],
    ['TIFF', 'tif', arquivos.tiff, '64x48 1 image/tiff'],
    ['BMP of 24 bits', 'bmp', () => arquivos.bmp(24), '5x3 1 image/bmp'],
    ['BMP of 32 bits', 'bmp', () => arquivos.bmp(32), '5x3 1 image/bmp'],
    ['PDF', 'pdf', () => arquivos.pdf(), 'nullxnull 1 application/pdf'],
    ['photograph held sideways', 'jpeg', arquivos.jpegDeitada, '40x60 1 image/jpeg'],
    ['PNG named .jpg', 'jpg', arquivos.png, 'conteudo'],
    ['HTML named .png', 'png', () => Buffer.from('<!doctype html><script>1</script>'), 'conteudo'],
    ['SVG named .png', 'png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'conteudo'],
    ['a text that begins as a BMP', 'bmp', () => Buffer.from('BM '.repeat(40)), 'conteudo'],
    ['BMP with a palette', 'bmp', () => arquivos.bmp(8), 'corrompido'],
    ['BMP shorter than it says', 'bmp', () => arquivos.bmp().subarray(0, -5), 'corrompido'],
    [
      'truncated JPEG',
      'jpg',
      async () => (await arquivos.jpeg(undefined, 900, 900)).subarray(0, 3000),
      'corrompido',
    ],
    ['truncated PNG', 'png', async () => (await arquivos.png()).subarray(0, -40), 'corrompido'],
    ['pixel bomb', 'png', arquivos.bombaPng, 'pontos'],
    ['PDF after some bytes', 'pdf', () => Buffer.concat([Buffer.alloc(9, 32), arquivos.pdf()]), 'conteudo'],
    ['truncated PDF', 'pdf', () => arquivos.pdf().subarray(0, -30), 'corrompido'],
    [
      'PDF with a script',
      'pdf',
      () => arquivos.pdf('4 0 obj << /S /JavaScript /JS (1) >> endobj\n'),
      'ativo',
    ],
    [
      'PDF with a spelled script',
      'pdf',
      () => arquivos.pdf('4 0 obj << /S /J#61vaScript >> endobj\n'),
      'ativo',
    ],
    ['PDF that starts a program', 'pdf', () => arquivos.pdf('4 0 obj << /S /Launch >> endobj\n'), 'ativo'],
    ['PDF with a file', 'pdf', () => arquivos.pdf('4 0 obj << /Type /EmbeddedFile >> endobj\n'), 'ativo'],
    ['encrypted PDF', 'pdf', () => arquivos.pdf('4 0 obj << /Encrypt 5 0 R >> endobj\n'), 'ativo'],
    ['PDF with a hidden script', 'pdf', () => arquivos.pdfComprimido('4 0 << /S /JavaScript >>'), 'ativo'],
    [
      'PDF with objects in a stream',
      'pdf',
      () => arquivos.pdfComprimido('4 0 << /A 1 >>'),
      'nullxnull 1 application/pdf',
    ],
  ] as const)('%s', async (_nome, extensao, build, esperado) => {
    expect(await decode(await build(), extensao)).toBe(esperado)
  })

  test('what a PDF fills of the memory is there again for the next, and one that fills it all is refused', async () => {
    // Of 1300 MiB Node and PDFium take some 800: there is room for one of 20 layers and for no second one beside it.
    const start = () => startDecoder(locateDecoder(), 1300 * 1024 * 1024)
    const um = createDecoder({ start, processos: 1, limiteMs: 100_000 })
    const tipos: string[] = []
    for (const pdf of [20, 20, 48].map(buildPdfCamadas)) {
      const resultado = await um.decode(give(pdf), 'pdf')
      if (resultado === 'ocupado') tipos.push(resultado)
      else tipos.push(resultado.ok ? resultado.imagem.tipo : resultado.motivo)
    }
    um.close()
    const aceito = 'application/pdf'
    expect(tipos).toEqual([aceito, aceito, existsSync(prlimit) ? 'corrompido' : aceito])
  }, 120_000)

  test('has room for 40 megapixels, whatever was decoded before', async () => {
    const um = createDecoder({ processos: 1, limiteMs: 100_000 })
    const background = { r: 9, g: 90, b: 200, alpha: 0.5 }
    const grande = sharp({ create: { width: 8000, height: 5000, channels: 4, background } })
    const deitada = grande.withMetadata({ orientation: 6 })
    const radiografia = await deitada.clone().toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()
    const fotografia = await deitada.clone().jpeg({ progressive: true }).toBuffer()
    const medidas: unknown[] = []
    for (const [conteudo, extensao] of [
      [radiografia, 'png'],
      [fotografia, 'jpg'],
    ] as const) {
      const resultado = await um.decode(give(conteudo), extensao)
      medidas.push(typeof resultado === 'object' && resultado.ok ? resultado.imagem.largura : resultado)
    }
    um.close()
    expect(medidas).toEqual([5000, 5000])
  }, 120_000)

  test('makes copies without metadata or tail, small enough to show', async () => {
    const grande = await arquivos.jpeg({ r: 9, g: 90, b: 200 }, 3000, 1500)
    const poliglota = Buffer.concat([grande, Buffer.from('<script>alert(1)</script>')])
    const resultado = await decoder.decode(give(poliglota), 'jpg')
    if (resultado === 'ocupado' || !resultado.ok) throw new Error('refused')
    const tela = Buffer.from(resultado.imagem.tela)
    expect(tela.includes('<script>')).toBe(false)
    expect(await sharp(tela).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 1000 })
    const miniatura = await sharp(resultado.imagem.miniatura).metadata()
    expect(miniatura).toMatchObject({ format: 'webp', width: 320, height: 160 })
  })

  test.each([
    [1, 1],
    [2, 1],
    [31, 33],
  ])('sees nothing on %s by %s points, however they differ', async (largura, altura) => {
    const pontos = Buffer.from(Array.from({ length: largura * altura }, (_, at) => (at % 2) * 255))
    const raw = { width: largura, height: altura, channels: 1 } as const
    const resultado = await decoder.decode(give(await sharp(pontos, { raw }).png().toBuffer()), 'png')
    expect(resultado).toMatchObject({ ok: true, imagem: { contraste: 0 } })
  })

  test('leaves who was photographed out of the copies', async () => {
    const resultado = await decoder.decode(give(await arquivos.jpegDeitada()), 'jpg')
    if (resultado === 'ocupado' || !resultado.ok) throw new Error('refused')
    const metadata = await sharp(resultado.imagem.tela).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  test('shows a radiograph of 16 bits in 8, without loss of format', async () => {
    const pontos = Uint16Array.from({ length: 256 }, (_, ponto) => ponto * 257)
    const raw = { width: 16, height: 16, channels: 1 } as const
    const tiff = await sharp(pontos, { raw }).toColourspace('grey16').tiff().toBuffer()
    const resultado = await decoder.decode(give(tiff), 'tiff')
    if (resultado === 'ocupado' || !resultado.ok) throw new Error('refused')
    expect(await sharp(resultado.imagem.tela).metadata()).toMatchObject({ format: 'png', depth: 'uchar' })
    const { data, info } = await sharp(resultado.imagem.tela).raw().toBuffer({ resolveWithObject: true })
    expect(data[255 * info.channels]).toBe(255)
    expect(Math.abs((data[128 * info.channels] ?? 0) - 128)).toBeLessThan(3)
  })
})

describe('createDecoder', () => {
  const semelhante = (codigo: string) => () =>
    spawn(process.execPath, ['-e', `${codigo}; process.send({ pronto: true })`], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })

  async function decodeWith(options: DecoderOptions) {
    const outro = createDecoder(options)
    const resultado = await outro.decode(give('x'), 'png')
    outro.close()
    return resultado
  }

  test('calls a file corrupt that crashes its process', async () => {
    const start = semelhante(`process.on('message', () => process.abort())`)
    expect(await decodeWith({ start })).toEqual({ ok: false, motivo: 'corrompido' })
  })

  test('calls a file corrupt that hangs its process, and ends it', async () => {
    const start = semelhante(`process.on('message', () => { for (;;); })`)
    expect(await decodeWith({ start, limiteMs: 500 })).toEqual({ ok: false, motivo: 'corrompido' })
  })

  test.each(['process.exit(12)', `process.kill(process.pid, 'SIGKILL')`])(
    'does not blame the file for want of memory: %s',
    async (fim) => {
      expect(await decodeWith({ start: semelhante(`process.on('message', () => ${fim})`) })).toBe('ocupado')
    },
  )

  test('does not blame the file when no process can start', async () => {
    const start = () => spawn('/nowhere/decoder', [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    expect(await decodeWith({ start })).toBe('ocupado')
  })

  test('does not blame the file when the process ends as it starts', async () => {
    expect(await decodeWith({ start: semelhante('process.exit(1)') })).toBe('ocupado')
  })

  test('starts afresh after a crash and keeps what waits', async () => {
    const codigo = `process.on('message', ({ id, especie }) =>
      especie === 'png' ? process.abort() : process.send({ id, resultado: { ok: false, motivo: 'pontos' } }))`
    const outro = createDecoder({ start: semelhante(codigo), processos: 1 })
    const resultados = await Promise.all([outro.decode(give('a'), 'png'), outro.decode(give('b'), 'jpg')])
    outro.close()
    expect(resultados).toEqual([
      { ok: false, motivo: 'corrompido' },
      { ok: false, motivo: 'pontos' },
    ])
  })

  test('reads a file when its turn comes, so that those that wait hold no memory', async () => {
    const lidos: string[] = []
    const read = (nome: string) => async () => {
      lidos.push(nome)
      return Buffer.from(nome)
    }
    const start = semelhante(`process.on('message', () => {})`)
    const outro = createDecoder({ start, processos: 1, limiteMs: 300 })
    const primeiro = outro.decode(read('a'), 'png')
    const segundo = outro.decode(read('b'), 'png')
    expect(lidos).toEqual(['a'])
    await primeiro
    expect(lidos).toEqual(['a', 'b'])
    outro.close()
    await segundo
  })

  test('tells of a file that cannot be read, and goes on to the next with the same process', async () => {
    const codigo = `process.on('message', ({ id }) => process.send({ id, resultado: { ok: false, motivo: 'pontos' } }))`
    let partidas = 0
    const start = () => {
      partidas++
      return semelhante(codigo)()
    }
    const outro = createDecoder({ start, processos: 1 })
    const ilegivel = outro.decode(() => Promise.reject(new Error('disk')), 'png')
    const legivel = outro.decode(give('b'), 'png')
    await expect(ilegivel).rejects.toThrow('disk')
    expect(await legivel).toEqual({ ok: false, motivo: 'pontos' })
    expect([partidas, outro.stats()]).toEqual([1, { busy: 0, waiting: 0 }])
    outro.close()
  })

  test('refuses to let more wait than it can serve in time', async () => {
    const start = semelhante(`process.on('message', () => {})`)
    const outro = createDecoder({ start, processos: 1, fila: 1, limiteMs: 300 })
    const resultados = Promise.all([
      outro.decode(give('a'), 'png'),
      outro.decode(give('b'), 'png'),
      outro.decode(give('c'), 'png'),
    ])
    expect(outro.stats()).toEqual({ busy: 1, waiting: 1 })
    expect((await resultados)[2]).toBe('ocupado')
    outro.close()
  })

  test('does not keep one waiting longer than its transaction may', async () => {
    // The first is decoded for longer than the second may wait, however long its process took to begin.
    const start = semelhante(`process.on('message', () => setTimeout(() => process.abort(), 300))`)
    const outro = createDecoder({ start, processos: 1, esperaMs: 50 })
    const resultados = await Promise.all([outro.decode(give('a'), 'png'), outro.decode(give('b'), 'png')])
    outro.close()
    expect(resultados).toEqual([{ ok: false, motivo: 'corrompido' }, 'ocupado'])
  })
})

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { arquivos as arquivosDeTeste } from './arquivo.fixture.ts'
import { openArquivos } from './arquivos.ts'
import { keyOf } from './copia.ts'
import { openCopia } from './openCopia.ts'

const sha256 = 'ab'.repeat(32)

/** The store with a PDF of two pages. */
async function createComPdf() {
  const folder = await mkdtemp(path.join(tmpdir(), 'copia-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const arquivos = openArquivos(folder, randomBytes(32))
  for (const pagina of [1, 2]) await arquivos.put(keyOf(sha256, 'tela', pagina), await arquivosDeTeste.jpeg())
  return arquivos
}

async function download(arquivos: Awaited<ReturnType<typeof createComPdf>>): Promise<Buffer> {
  const guardado = { sha256, tipo: 'application/pdf', nomeArquivo: 'laudo.pdf', paginasTela: 2 }
  const { conteudo } = (await openCopia(arquivos, guardado, 'inteira', 1)) ?? {}
  if (!conteudo || typeof conteudo === 'string' || Buffer.isBuffer(conteudo)) throw new Error('no stream')
  return buffer(conteudo)
}

it('binds the pages of a PDF once', async () => {
  const arquivos = await createComPdf()
  const primeiro = await download(arquivos)
  const open = vi.spyOn(arquivos, 'open')
  expect(await download(arquivos)).toEqual(primeiro)
  expect(open.mock.calls).toEqual([[keyOf(sha256, 'inteira')]])
})

it('gives them where they cannot be kept, too', async () => {
  const arquivos = await createComPdf()
  vi.spyOn(arquivos, 'put').mockRejectedValue(Object.assign(new Error('EROFS'), { code: 'EROFS' }))
  expect((await download(arquivos)).subarray(0, 5).toString()).toBe('%PDF-')
})

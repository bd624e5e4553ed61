import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openArquivos } from './arquivos.ts'

const secreta = randomBytes(32)
const conteudo = Buffer.from('radiografia de Maria '.repeat(9000))
const chave = 'ab12-original'
let folder: string
const file = () => path.join(folder, 'imagens', 'ab', chave)
const read = async (key = secreta) => {
  const found = await openArquivos(folder, key).open(chave)
  return found && { bytes: found.bytes, conteudo: await buffer(found.conteudo) }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cofre-'))
})
afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['memory', () => conteudo],
  ['a stream', () => Readable.from([conteudo.subarray(0, 9), conteudo.subarray(9)])],
])('gives back what came from %s, and lies sealed on the disk', async (_from, source) => {
  await openArquivos(folder, secreta).put(chave, source())
  expect(await read()).toEqual({ bytes: conteudo.length, conteudo })
  expect((await readFile(file())).includes('Maria')).toBe(false)
})

it('keeps the same content put many times at once, and no part of it besides', async () => {
  const arquivos = openArquivos(folder, secreta)
  await Promise.all(Array.from({ length: 20 }, () => arquivos.put(chave, conteudo)))
  expect(await read()).toEqual({ bytes: conteudo.length, conteudo })
  expect(await readdir(path.dirname(file()))).toEqual([chave])
})

it('keeps nothing of a content that breaks off', async () => {
  async function* broken() {
    yield conteudo
    throw new Error('cut')
  }
  await expect(openArquivos(folder, secreta).put('ef56-original', broken())).rejects.toThrow('cut')
  expect(await readdir(path.join(folder, 'imagens', 'ef'))).toEqual([])
})

it('gives nothing for a key that was never put', async () => {
  expect(await openArquivos(folder, secreta).open('cd34-original')).toBeUndefined()
})

it('fails with another secret, and when the file was changed', async () => {
  await openArquivos(folder, secreta).put(chave, conteudo)
  await expect(read(randomBytes(32))).rejects.toThrow('authenticate')
  const sealed = await readFile(file())
  sealed.writeUInt8(sealed.readUInt8(500) ^ 1, 500)
  await writeFile(file(), sealed)
  await expect(read()).rejects.toThrow('authenticate')
})

it('still reads a file kept before sealing began', async () => {
  await mkdir(path.dirname(file()), { recursive: true })
  await writeFile(file(), conteudo)
  expect(await read()).toEqual({ bytes: conteudo.length, conteudo })
})

import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makePasta } from './pasta.ts'

async function createRaiz(): Promise<string> {
  const raiz = await mkdtemp(path.join(tmpdir(), 'pasta-'))
  onTestFinished(() => rm(raiz, { recursive: true }))
  return raiz
}

it('makes what is missing above too, and again, many at once', async () => {
  const pasta = path.join(await createRaiz(), 'imagens', '00')
  await Promise.all(Array.from({ length: 10 }, () => makePasta(pasta)))
  expect((await stat(pasta)).isDirectory()).toBe(true)
})

it.each(['EROFS', 'EDQUOT', 'EACCES'])('tells of %s as the file system does', async (code) => {
  const raiz = await createRaiz()
  // The folder above is there; nothing can be made in it.
  const make = ((pasta: string, options: { mode?: number }) =>
    pasta.startsWith(`${raiz}/`)
      ? Promise.reject(Object.assign(new Error(code), { code, path: pasta }))
      : mkdir(pasta, options)) as typeof mkdir
  await expect(makePasta(path.join(raiz, '00'), undefined, make)).rejects.toMatchObject({ code })
})

it('ends where nothing can be found', async () => {
  await expect(
    makePasta('/a/b', undefined, (() =>
      Promise.reject(Object.assign(new Error('x'), { code: 'ENOENT' }))) as typeof mkdir),
  ).rejects.toMatchObject({ code: 'ENOENT' })
})

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../testing/testApp.ts'
import { startSobras } from './sobras.ts'

const MINUTO_MS = 60_000
const clock = { now: () => agora }
const fail = (_trabalho: string, error: unknown): void => {
  throw error
}
let agora: Date
let dataDir: string
beforeEach(async () => {
  agora = TEST_NOW
  dataDir = await mkdtemp(path.join(tmpdir(), 'sobras-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDir, { recursive: true })
})

async function write(nome: string, minutos: number): Promise<void> {
  const file = path.join(dataDir, nome)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'a')
  const gravado = new Date(TEST_NOW.getTime() - minutos * MINUTO_MS)
  await utimes(file, gravado, gravado)
}

const listFiles = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => path.relative(dataDir, path.join(file.parentPath, file.name)))
    .toSorted()

it('clears at the start what a killed process was writing, and nothing that one may be writing still', async () => {
  await write('temporario/velho', 61)
  await write('temporario/novo', 59)
  await write('imagens/ab/ab12-original.1.parcial', 61)
  await write('imagens/ab/ab34-original.2.parcial', 59)
  await write('imagens/ab/ab12-original', 9999)
  await write('imagens.key', 9999)
  const left = [
    'imagens.key',
    'imagens/ab/ab12-original',
    'imagens/ab/ab34-original.2.parcial',
    'temporario/novo',
  ]
  const stop = startSobras(dataDir, clock, fail)
  await vi.waitFor(async () => expect(await listFiles()).toEqual(left))
  await stop()
})

it('clears again every hour, and needs no folder to be there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = startSobras(dataDir, clock, fail)
  await write('temporario/novo', 0)
  agora = new Date(TEST_NOW.getTime() + 61 * MINUTO_MS)
  vi.advanceTimersByTime(61 * MINUTO_MS)
  await vi.waitFor(async () => expect(await listFiles()).toEqual([]))
  await stop()
})

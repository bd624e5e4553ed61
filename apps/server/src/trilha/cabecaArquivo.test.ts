import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeArquivo } from './cabecaArquivo.ts'

it('a head that cannot be put in its place leaves no half file behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cabeca-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const cabeca = { sequencia: 1, trilhaId: 1, hash: 'a'.repeat(64), em: '2026-11-21T12:00:00.000Z' }
  await mkdir(path.join(folder, '2026-11-21.json'))
  await expect(writeArquivo(folder, '2026-11-21', { ...cabeca, chave: 'c', selo: 's' })).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['2026-11-21.json'])
})

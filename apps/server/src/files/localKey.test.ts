import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keepLocalKey } from './localKey.ts'

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chave-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('makes one key, whole for whoever asks first, and keeps it', async () => {
  const folder = await createFolder()
  for (let vez = 0; vez < 20; vez++) {
    const asked = await Promise.all(Array.from({ length: 20 }, () => keepLocalKey(folder, `${vez}.key`)))
    expect(asked[0]).toHaveLength(64)
    expect(new Set(asked).size).toBe(1)
    expect(await keepLocalKey(folder, `${vez}.key`)).toBe(asked[0])
  }
  expect(await readdir(folder)).toHaveLength(20)
})

it('keeps it for its owner alone', async () => {
  const folder = await createFolder()
  await keepLocalKey(folder, 'a.key')
  expect((await stat(path.join(folder, 'a.key'))).mode & 0o777).toBe(0o600)
})

it.each(['', 'half'])('takes no broken file for a key: "%s"', async (left) => {
  const folder = await createFolder()
  await writeFile(path.join(folder, 'a.key'), left)
  await expect(keepLocalKey(folder, 'a.key')).rejects.toThrow('a.key não está inteira')
})

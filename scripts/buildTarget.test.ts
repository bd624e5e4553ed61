import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type BuildTarget, isFresh, rebuild } from './buildTarget.ts'

describe('build target', () => {
  let target: BuildTarget
  const source = (name: string, content: string) =>
    writeFileSync(path.join(target.sources[0] ?? '', name), content)
  const build = async () => writeFileSync(target.output, 'built')

  beforeEach(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
    target = {
      name: path.basename(folder),
      sources: [path.join(folder, 'src')],
      output: path.join(folder, 'out.js'),
    }
    mkdirSync(path.join(folder, 'src'))
    source('a.ts', 'a')
    onTestFinished(() => {
      rmSync(folder, { recursive: true })
      rmSync(path.join(import.meta.dirname, '..', 'node_modules', '.portal-build', target.name), {
        force: true,
      })
    })
  })

  test('is fresh once it is built', async () => {
    expect(isFresh(target)).toBe(false)
    await rebuild(target, build)
    expect(isFresh(target)).toBe(true)
  })

  test.each([
    { change: 'a file with another content', apply: () => source('a.ts', 'b') },
    { change: 'a new file', apply: () => source('b.ts', '') },
    { change: 'an output that was deleted', apply: () => rmSync(target.output) },
  ])('is not fresh after $change', async ({ apply }) => {
    await rebuild(target, build)
    apply()
    expect(isFresh(target)).toBe(false)
  })

  test('stays fresh when only a test changes', async () => {
    await rebuild(target, build)
    source('a.test.ts', 'test')
    expect(isFresh(target)).toBe(true)
  })

  test('is not fresh after a build that failed', async () => {
    await rebuild(target, build)
    await expect(rebuild(target, () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou')
    expect(isFresh(target)).toBe(false)
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { Pool } from '../db/client.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createRegras } from './regras.ts'

const t = await openTestApp()

const rename = (descricao: string) =>
  t.rows(
    `update regra_evento set regra = jsonb_set(regra, '{descricao}', to_jsonb($1::text)) where codigo_evento = '85100200'`,
    [descricao],
  )

const falhas: string[] = []
const report = (trabalho: string) => void falhas.push(trabalho)

/** The test's pool, which counts the readings and can be made to fail. */
function createFaulty(): { pool: Pool; readings: () => number; break: (broken: boolean) => void } {
  let [count, broken] = [0, false]
  const read: Pool['read'] = async (credenciado, work) => {
    count++
    if (broken) throw new Error('the database is away')
    return t.services.pool.read(credenciado, work)
  }
  return {
    pool: { ...t.services.pool, read },
    readings: () => count,
    break: (value) => {
      broken = value
    },
  }
}

describe('createRegras', () => {
  it('reads once for many, keeps for a minute, and then lets a change take hold', async () => {
    let now = 0
    const { pool, readings } = createFaulty()
    const regras = createRegras(pool, report, () => now)
    const describeEvento = async () => (await regras.get()).find('85100200')?.descricao
    await Promise.all(Array.from({ length: 20 }, () => regras.get()))
    expect(readings()).toBe(1)
    await rename('Outra descrição')
    now = 59_999
    expect(await describeEvento()).not.toBe('Outra descrição')
    expect(readings()).toBe(1)
    now = 60_000
    await vi.waitFor(async () => expect(await describeEvento()).toBe('Outra descrição'))
    expect(readings()).toBe(2)
  })

  it('serves the rules kept while they cannot be read, tells it, and tries again', async () => {
    let now = 0
    const { pool, readings, break: setBroken } = createFaulty()
    const regras = createRegras(pool, report, () => now)
    const kept = await regras.get()
    setBroken(true)
    now = 60_000
    expect(await regras.get()).toBe(kept)
    await vi.waitFor(() => expect(readings()).toBe(2))
    await vi.waitFor(() => expect(falhas).toEqual(['regras']))
    setBroken(false)
    now = 120_000
    await vi.waitFor(async () => expect(await regras.get()).not.toBe(kept))
  })

  it('with nothing kept, tells the failure and reads at the next call', async () => {
    const { pool, break: setBroken } = createFaulty()
    const regras = createRegras(pool, report)
    setBroken(true)
    await expect(regras.get()).rejects.toThrow('the database is away')
    setBroken(false)
    expect((await regras.get()).todas.length).toBeGreaterThan(200)
  })
})

import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { describe, expect, inject, it, vi } from 'vitest'
import { CONEXOES, shareOf, statement } from '../db/client.ts'
import { withClient } from '../db/databases.ts'
import { filaMorta } from '../job/filas.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { loadChavesTrilha } from '../trilha/chave.ts'
import { sealTrilha } from '../trilha/sealTrilha.ts'

const t = await openTestApp()
const as = await t.as(100001)

/** What `GET /metrics` tells, by name and labels. */
async function scrape(): Promise<Map<string, number>> {
  const { statusCode, body } = await t.app.inject('/metrics')
  expect(statusCode).toBe(200)
  return new Map(
    body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

const figures = async (...names: string[]) => {
  const told = await scrape()
  return names.map((name) => told.get(name))
}

describe('GET /metrics', () => {
  it('tells how the process is, at every look', async () => {
    for (let vez = 0; vez < 2; vez++)
      for (const figure of await figures('nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'))
        expect(figure).toBeGreaterThan(0)
  })

  it('tells what waits in each queue, how late the oldest is, and the dead letters by where they came from', async () => {
    for (const numeroFicha of [1, 2, 3]) {
      const tarefa = { codigoCredenciado: 100001, numeroFicha, statusFicha: 19, codigoEtapaAtual: 3 }
      await t.services.pool.transaction(0, (db) => t.services.jobs.enqueue(db, 'confirmToken', tarefa, 3600))
    }
    await t.rows(
      `update fila.job set start_after = now() - interval '90 seconds' where data->>'numeroFicha' = '2'`,
    )
    await t.rows(
      `insert into fila.job (name, source_name, source_retry_count) values ($1, 'generateToken', 8)`,
      [filaMorta],
    )
    const told = await scrape()
    expect(told.get('portal_fila_tarefas{fila="confirmToken"}')).toBe(3)
    expect(told.get('portal_fila_tarefas{fila="processPagamento"}')).toBe(0)
    expect(told.get('portal_fila_atraso_segundos{fila="confirmToken"}')).toBeGreaterThanOrEqual(90)
    expect(told.get('portal_fila_atraso_segundos{fila="confirmToken"}')).toBeLessThan(180)
    expect(told.get('portal_fila_atraso_segundos{fila="processPagamento"}')).toBe(0)
    expect(told.get('portal_fila_mortas{fila="generateToken"}')).toBe(1)
    expect(told.get('portal_fila_mortas{fila="confirmToken"}')).toBe(0)
  })

  it('tells the connections, who waits for one and who was refused', async () => {
    const { pool } = t.services
    const gate = Promise.withResolvers<void>()
    const held: Promise<void>[] = []
    const parcela = shareOf(CONEXOES)
    for (let i = 0; i < parcela; i++) {
      const entered = Promise.withResolvers<void>()
      held.push(
        pool.transaction(100004, async (db) => {
          await db.query(statement('select', 'select 1'))
          entered.resolve()
          await gate.promise
        }),
      )
      await entered.promise
    }
    // Refused after a while: on a slow day the look comes too late, and another asks.
    await vi.waitFor(
      async () => {
        const outra = expect(pool.transaction(100004, async () => undefined)).rejects.toThrow('share')
        const [espera] = await figures('portal_conexoes_espera')
        await outra
        expect(espera).toBe(1)
      },
      { timeout: 12_000 },
    )
    const { refused } = pool.stats()
    expect(refused).toBeGreaterThan(0)
    expect(await figures('portal_conexoes_espera', 'portal_conexoes_recusadas')).toEqual([0, refused])
    const before = pool.stats()
    expect(await figures('portal_conexoes_abertas', 'portal_conexoes_livres')).toEqual([
      before.open,
      before.idle,
    ])
    gate.resolve()
    await Promise.all(held)
    expect(before.open - before.idle).toBe(parcela)
  })

  it('tells the streams that are open, and no longer when their reader leaves', async () => {
    const numeroFicha = await releaseGuia(t)
    const names = ['portal_fluxos_abertos', 'portal_chamadas_em_curso{operacao="pesquisa.watchGuia"}']
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const { port = 0 } = Object(t.app.server.address())
    const leave = new AbortController()
    const url = `http://127.0.0.1:${port}${pesquisa.watchGuia.path}?numeroFicha=${numeroFicha}`
    const { status } = await fetch(url, { headers: { ...as }, signal: leave.signal })
    expect([status, ...(await figures(...names))]).toEqual([200, 1, 1])
    leave.abort()
    await vi.waitFor(async () => expect(await figures(...names)).toEqual([0, 0]))
  })

  it('tells how many rows of the trail wait for their seal, and since when', async () => {
    const names = ['portal_trilha_sem_selo', 'portal_trilha_atraso_segundos']
    await sealTrilha(t.services.pool, await loadChavesTrilha(t.services.config), t.clock.now())
    expect(await figures(...names)).toEqual([0, 0])
    const query = { codigoAssociado: '500000001' }
    for (const _ of [1, 2]) {
      await t.call(elegibilidade.getInformacoes, { query }, { as })
      t.clock.advance(20_000)
    }
    expect(await figures(...names)).toEqual([2, 40])
  })

  it('tells the decoder, and calls by operation alone', async () => {
    const told = await scrape()
    expect([told.get('portal_decodificador_ocupados'), told.get('portal_decodificador_espera')]).toEqual([
      0, 0,
    ])
    expect(told.get('portal_chamadas_total{operacao="elegibilidade.getInformacoes",status="200"}')).toBe(2)
    expect(told.get('portal_chamadas_em_curso{operacao="elegibilidade.getInformacoes"}')).toBe(0)
    expect([...told.keys()].join()).not.toMatch(/10000\d|50000000\d/)
  })

  it('answers while the database is away: what it cannot read is absent and counted', async () => {
    const [banco] = await t.rows<{ name: string }>('select current_database() as name')
    const name = banco?.name ?? ''
    const { superuserUrl } = inject('database')
    await withClient(superuserUrl, async (client) => {
      await client.query(`alter database ${name} allow_connections false`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    })
    const told = await scrape()
    const names = [...told.keys()].join()
    expect(names).toContain('portal_conexoes_abertas')
    expect(names).not.toMatch(/portal_(fila|trilha)_/)
    expect((await scrape()).get('portal_falhas_total{trabalho="metricas"}')).toBeGreaterThanOrEqual(5)
    await withClient(superuserUrl, (client) => client.query(`alter database ${name} allow_connections true`))
    await vi.waitFor(async () => expect((await scrape()).has('portal_trilha_sem_selo')).toBe(true))
  })
})

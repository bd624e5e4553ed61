import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { watchFluxo } from '../acesso/fluxo.fixture.ts'
import { urlOfDatabase, withClient } from '../db/databases.ts'
import { holdShare } from '../db/holdShare.fixture.ts'
import { createTestApp, openTestApp, type Person } from '../testing/testApp.ts'
import { insertGuias } from './pesquisa.fixture.ts'

const t = await openTestApp()
let origem: string
beforeAll(async () => {
  origem = await t.app.listen({ port: 0, host: '127.0.0.1' })
})

/** The stream of a guide. */
const watch = (numeroFicha: number, as: Person) =>
  watchFluxo(`${origem}${pesquisa.watchGuia.path}?numeroFicha=${numeroFicha}`, as)

const change = (numeroFicha: number, statusFicha: number) =>
  t.rows('update guia set versao = versao + 1, status_ficha = $2 where numero_ficha = $1', [
    numeroFicha,
    statusFicha,
  ])

describe('pesquisa.watchGuia', () => {
  it('tells the version at once and each change within a second', async () => {
    const [numero = 0] = await insertGuias(t, [{}])
    const stream = await watch(numero, await t.as(100001))
    expect(await stream.next(2000)).toEqual({ versao: 1, statusFicha: 8 })
    await change(numero, 2)
    expect(await stream.next(1000)).toEqual({ versao: 2, statusFicha: 2 })
    await change(numero, 1)
    expect(await stream.next(1000)).toEqual({ versao: 3, statusFicha: 1 })
    stream.close()
  })

  it('tells a change for which its provider has no connection at first', async () => {
    const { pool } = t.services
    const [numero = 0] = await insertGuias(t, [{}])
    const stream = await watch(numero, await t.as(100001))
    await stream.next(2000)
    const held = holdShare(pool, 100001)
    await change(numero, 2)
    await expect.poll(() => pool.stats().refused, { timeout: 5000 }).toBeGreaterThan(held.refused)
    await held.release()
    expect(await stream.next(3000)).toEqual({ versao: 2, statusFicha: 2 })
    stream.close()
  })

  it('tells nothing of other guides', async () => {
    const [numero = 0, outra = 0] = await insertGuias(t, [{}, {}])
    const stream = await watch(numero, await t.as(100001))
    await stream.next(2000)
    await change(outra, 2)
    expect(await stream.next(400)).toBeUndefined()
    stream.close()
  })

  it('does not know the guide of another provider', async () => {
    const [numero = 0] = await insertGuias(t, [{ codigoCredenciado: 100002 }])
    const answer = await t.call(
      pesquisa.watchGuia,
      { query: { numeroFicha: numero } },
      { as: await t.as(100001) },
    )
    expect(answer).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
  })

  it('refuses without login', async () => {
    expect(await t.call(pesquisa.watchGuia, { query: { numeroFicha: 1 } })).toMatchObject({ status: 401 })
  })

  it('listens again after its connection was cut, and tells what was missed', async () => {
    const [numero = 0] = await insertGuias(t, [{}])
    const stream = await watch(numero, await t.as(100001))
    await stream.next(2000)
    const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
    const cut = await withClient(
      urlOfDatabase(inject('database').superuserUrl, banco?.nome ?? ''),
      (client) =>
        client.query(
          `select pg_terminate_backend(pid) as cut from pg_stat_activity
          where query = 'listen guia' and datname = current_database()`,
        ),
    )
    expect(cut.rows).toEqual([{ cut: true }])
    await change(numero, 2)
    expect(await stream.next(3000)).toMatchObject({ versao: 2 })
    stream.close()
  })

  it('ends its streams when the server stops, which then waits for nobody', async () => {
    const other = await createTestApp()
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const [numero = 0] = await insertGuias(other, [{}])
    const response = await fetch(`${address}${pesquisa.watchGuia.path}?numeroFicha=${numero}`, {
      headers: { ...(await other.as(100001)) },
    })
    const body = response.text()
    await other.close()
    expect(await body).toContain('data: {"versao":1')
  })
})

import { acesso } from '@portal/contract/acesso.ts'
import { menu } from '@portal/contract/menu.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../testing/testApp.ts'
import { openTestAcesso } from './acesso.fixture.ts'

const t = await openTestAcesso()

const EDGE = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'

async function enter(numero: string, agente = ''): Promise<Person> {
  const { body, headers } = await t.call(
    acesso.login,
    { body: { login: numero, senha: 'Sorriso#2026' } },
    { headers: { 'user-agent': agente } },
  )
  return {
    authorization: `Bearer ${body.accessToken}`,
    cookie: String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '',
  }
}

const list = async (as: Person) => (await t.call(acesso.listSessoes, {}, { as })).body.sessoes
const end = (as: Person, sid?: string) => t.call(acesso.deleteSessoes, { body: sid ? { sid } : {} }, { as })
const isIn = async (as: Person) => (await t.call(menu.getMenu, {}, { as })).status === 200

describe('acesso.listSessoes', () => {
  it('says of each where it is and since when, the newest first, and of no other provider', async () => {
    const antes = t.clock.now().toISOString()
    const eu = await enter('100001')
    t.clock.advance(60_000)
    await enter('100001', EDGE)
    await enter('100004')
    const sessoes = await list(eu)
    expect(sessoes).toEqual([
      {
        sid: expect.any(String),
        aparelho: 'Edge no Windows',
        ip: '127.0.0.1',
        desde: t.clock.now().toISOString(),
        vistaEm: t.clock.now().toISOString(),
        atual: false,
      },
      expect.objectContaining({ aparelho: 'Outro aparelho', desde: antes, atual: true }),
    ])
  })

  it('leaves out what was left, ended or idle for half an hour', async () => {
    const [ociosa, saiu] = [await enter('100001'), await enter('100001')]
    await t.call(acesso.logout, {}, { as: saiu })
    t.clock.advance(1_790_000)
    const eu = await enter('100001')
    expect(await list(eu)).toHaveLength(2)
    t.clock.advance(10_000)
    expect(await list(eu)).toHaveLength(1)
    expect(await isIn(ociosa)).toBe(false)
  })
})

describe('acesso.deleteSessoes', () => {
  it('ends one, at once, and no other', async () => {
    const [eu, outra, terceira] = [await enter('100001'), await enter('100001', EDGE), await enter('100001')]
    const alvo = (await list(eu)).find(({ aparelho }) => aparelho === 'Edge no Windows')
    expect((await end(eu, alvo?.sid)).body).toEqual({ ok: true, encerradas: 1 })
    expect([await isIn(eu), await isIn(outra), await isIn(terceira)]).toEqual([true, false, true])
    expect((await end(eu, alvo?.sid)).body).toEqual({ ok: true, encerradas: 0 })
  })

  it('ends all others, and never the one that asks', async () => {
    const [eu, outra, terceira] = [await enter('100001'), await enter('100001'), await enter('100001')]
    const atual = (await list(eu)).find((sessao) => sessao.atual)
    expect((await end(eu, atual?.sid)).body.encerradas).toBe(0)
    expect((await end(eu)).body).toEqual({ ok: true, encerradas: 2 })
    expect([await isIn(eu), await isIn(outra), await isIn(terceira)]).toEqual([true, false, false])
  })

  it("knows nothing of another provider's", async () => {
    const [eu, alheia] = [await enter('100001'), await enter('100004')]
    const [sessao] = await list(alheia)
    expect((await end(eu, sessao?.sid)).body).toEqual({ ok: true, encerradas: 0 })
    expect(await isIn(alheia)).toBe(true)
  })
})

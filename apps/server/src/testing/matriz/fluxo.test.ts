import { acesso } from '@portal/contract/acesso.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFluxos } from '../../http/answer/fluxos.ts'
import { buildApp } from '../../process/app.ts'
import { releaseGuia } from '../guia.fixture.ts'
import { createTestApp, type Person, TEST_NOW, type TestApp } from '../testApp.ts'
import { enter } from './chamada.ts'

let t: TestApp
let app: FastifyInstance
/** One whose beats come later than any test waits. */
let lenta: FastifyInstance
let numeroFicha = 0
beforeAll(async () => {
  t = await createTestApp()
  app = await buildApp({
    services: { ...t.services, fluxos: createFluxos({ maximo: 3, maximoCredenciado: 5, batidaMs: 40 }) },
  })
  lenta = await buildApp({ services: { ...t.services, fluxos: createFluxos({ batidaMs: 600_000 }) } })
  numeroFicha = await releaseGuia(t)
})
afterAll(async () => {
  await app.close()
  await lenta.close()
  await t.close()
})

const open = async (as: Person, from = app) => {
  const response = await from.inject({
    url: `${pesquisa.watchGuia.path}?numeroFicha=${numeroFicha}`,
    headers: { ...as },
    payloadAsStream: true,
  })
  return { status: response.statusCode, headers: response.headers, stream: response.stream() }
}

/** The stream's text until it ends, or `aberto` when it has not within the wait. */
async function readToEnd(stream: NodeJS.ReadableStream, ms: number): Promise<string> {
  let text = ''
  stream.on('data', (chunk) => {
    text += String(chunk)
  })
  const ended = new Promise<string>((resolve) => stream.on('end', () => resolve(text)))
  return Promise.race([ended, new Promise<string>((resolve) => setTimeout(resolve, ms, 'aberto'))])
}

describe('a stream', () => {
  it('goes on, beat after beat, while its session lives', async () => {
    const { stream } = await open(await enter(t, 100001))
    expect(await readToEnd(stream, 300)).toBe('aberto')
    stream.destroy()
  })

  it.each<[string, (as: Person) => Promise<unknown>]>([
    ['is left', (as) => t.call(acesso.logout, {}, { as })],
    [
      'loses its permissions',
      () => t.rows(`update credenciado set permissoes = '{ELEGIBILIDADE}' where codigo = 100001`),
    ],
    [
      'finds its functions locked',
      () =>
        t.rows('update credenciado set itens_bloqueados = $1 where codigo = 100001', [
          pesquisa.watchGuia.permission,
        ]),
    ],
    [
      'is of a provider no longer accredited',
      () => t.rows('update credenciado set ativo = false where codigo = 100001'),
    ],
    [
      'is of a login that was blocked',
      () => t.rows(`update credencial set situacao = 'bloqueada' where login = 100001`),
    ],
    [
      'is of a password that another session changed',
      async () => {
        const body = { senha: 'Sorriso#2026', novaSenha: 'Girassol!amarelo42' }
        const outra = await enter(t, 100001)
        const { stream } = await open(outra, lenta)
        expect((await t.call(acesso.updateSenha, { body }, { as: outra })).status).toBe(200)
        expect(await readToEnd(stream, 300)).toBe('aberto')
        stream.destroy()
      },
    ],
    ['is removed', () => t.rows('delete from sessao where codigo_credenciado = 100001')],
  ])('ends at once when its session %s', async (_nome, end) => {
    const antes = await t.rows<{ permissoes: string[]; hash: string }>(
      'select permissoes, hash from credenciado join credencial on login = codigo where codigo = 100001',
    )
    const as = await enter(t, 100001)
    const { stream } = await open(as, lenta)
    expect(await readToEnd(stream, 200)).toBe('aberto')
    const ended = readToEnd(stream, 5000)
    await end(as)
    expect(await ended).not.toBe('aberto')
    for (const { permissoes, hash } of antes) {
      await t.rows(
        `update credenciado set ativo = true, itens_bloqueados = '{}', permissoes = $1 where codigo = 100001`,
        [permissoes],
      )
      await t.rows(`update credencial set situacao = 'ativa', hash = $1 where login = 100001`, [hash])
    }
  })

  it.each([
    ['is idle for the life of a token', 31 * 60_000],
    ['comes to its own end', 12 * 60 * 60_000],
  ])('ends at the beat at which its session %s', async (_nome, ms) => {
    const { stream } = await open(await enter(t, 100001))
    t.clock.advance(ms)
    expect(await readToEnd(stream, 5000)).toContain('data: {"versao":')
    t.clock.set(TEST_NOW)
  })

  it('does not wait for a beat when its session ends before', async () => {
    const as = await enter(t, 100001)
    t.clock.advance(30 * 60_000 - 200)
    const { stream } = await open(as, lenta)
    t.clock.advance(200)
    expect(await readToEnd(stream, 5000)).toContain('data: {"versao":')
    t.clock.set(TEST_NOW)
  })

  it('is one of few: one too many is refused, and taken once another is closed', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const as = await enter(t, 100001)
    const connect = async (person: Person) => {
      const leave = new AbortController()
      const url = `${address}${pesquisa.watchGuia.path}?numeroFicha=${numeroFicha}`
      const { status, headers } = await fetch(url, { headers: { ...person }, signal: leave.signal })
      return { status, espera: headers.get('retry-after'), leave: () => leave.abort() }
    }
    const [first, ...others] = [await connect(as), await connect(as), await connect(as)]
    expect([first, ...others].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await connect(as)).toMatchObject({ status: 429, espera: '5' })
    const outra = await enter(t, 100001)
    expect([(await connect(outra)).status, (await connect(outra)).status]).toEqual([200, 200])
    // The provider has as many as it may, in whatever session; another provider is not asked to wait for it.
    expect(await connect(outra)).toMatchObject({ status: 429, espera: '5' })
    expect((await connect(await enter(t, 100002))).status).not.toBe(429)
    first.leave()
    await expect.poll(async () => (await connect(as)).status, { timeout: 3000 }).toBe(200)
    for (const { leave } of others) leave()
  })
})

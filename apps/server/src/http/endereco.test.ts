import { acesso } from '@portal/contract/acesso.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { termo } from '@portal/contract/termo.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../process/app.ts'
import { openTestApp } from '../testing/testApp.ts'

const PROXY = '192.0.2.1'
const t = await openTestApp()
let app: typeof t.app
beforeAll(async () => {
  const config = { ...t.services.config, trustProxy: [PROXY] }
  app = await buildApp({ services: { ...t.services, config } })
  // Acceptances are there for good: this test wants its own again and again.
  await t.rows('alter table aceite_termo disable trigger user')
  return () => app.close()
})
beforeEach(async () => {
  await t.rows('delete from aceite_termo where codigo_credenciado = 100001')
  await t.rows('delete from sessao')
})

it.each([
  ['an address', '203.0.113.9', '203.0.113.9'],
  ['a port too', '203.0.113.9:4444', '203.0.113.9'],
  ['a dual-stack socket', '::ffff:203.0.113.9', '203.0.113.9'],
  ['IPv6', '[2001:DB8::4]:4444', '2001:db8:0:0:0:0:0:4'],
  ['no address', 'lixo<b>', 'desconhecido'],
  ['a long text', 'a'.repeat(4000), 'desconhecido'],
])('of %s that a proxy passes on, one form is kept', async (_nome, escrito, endereco) => {
  const enter = await app.inject({
    method: 'POST',
    url: acesso.login.path,
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': escrito },
    payload: { login: '100001', senha: 'Sorriso#2026' },
  })
  const headers = {
    'x-forwarded-for': escrito,
    'idempotency-key': crypto.randomUUID(),
    authorization: `Bearer ${enter.json().accessToken}`,
    cookie: String(enter.headers['set-cookie']).split(';')[0] ?? '',
  }
  const accepted = await app.inject({
    method: 'POST',
    url: termo.createAceite.path,
    remoteAddress: PROXY,
    headers,
    payload: { codigoDocumento: 104 },
  })
  const looked = await app.inject({
    url: elegibilidade.getInformacoes.path,
    remoteAddress: PROXY,
    headers,
    query: { codigoAssociado: '500000001' },
  })
  const kept = [{ ip: endereco }]
  expect(accepted.json().aceites).toMatchObject(kept)
  expect(await t.rows('select ip from aceite_termo where codigo_credenciado = 100001')).toEqual(kept)
  expect(await t.rows('select ip from sessao')).toEqual(kept)
  const trilha = 'select ip from trilha where requisicao = $1'
  expect(await t.rows(trilha, [looked.headers['x-request-id']])).toEqual(kept)
})

import { describe, expect, it } from 'vitest'
import { readPassagem, signPassagem } from '../acesso/passagem.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { openTestSite } from './site.fixture.ts'

const t = await openTestApp()
const { app } = await openTestSite(t)

const assina = (em = TEST_NOW) =>
  signPassagem(t.services.chavesPassagem, 'ida', { userLogin: '100010', item: 'RELAT_GTO' }, em)
const open = (url: string, cookie = '', host = 'localhost:3000') =>
  app.inject({ url, headers: { accept: 'text/html', host, cookie } })
const cookieOf = ({ headers }: Awaited<ReturnType<typeof open>>) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

it('takes the token out of the address before it shows anything, and then shows what it received', async () => {
  const token = assina()
  const chegada = await open(`/legadoLocal?item=RELAT_GTO&portalDentista=100010&token=${token}&nome=%3Cb%3E`)
  const { statusCode, headers } = chegada
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/legadoLocal?item=RELAT_GTO&portalDentista=100010&nome=%3Cb%3E',
    'no-store',
  ])
  expect(headers['referrer-policy']).toBe('no-referrer')
  const { body } = await open(String(headers.location), cookieOf(chegada))
  expect(body).toContain('<li>item: RELAT_GTO</li><li>portalDentista: 100010</li><li>nome: &lt;b></li>')
  expect(body).toContain('<li>Dentista: 100010</li><li>Item: RELAT_GTO</li>')
  expect(body).not.toContain(token)
})

it.each([
  ['late', () => assina(new Date(TEST_NOW.getTime() - 60_000))],
  ['nobody’s', () => 'a.b.c'],
  [
    'signed by another key',
    () => signPassagem(['x'.repeat(32)], 'ida', { userLogin: '1', item: 'A' }, TEST_NOW),
  ],
])('enters nobody by a token that is %s', async (_nome, token) => {
  const chegada = await open(`/legadoLocal?token=${token()}`)
  expect((await open('/legadoLocal', cookieOf(chegada))).body).toContain('Nenhum token que valha')
})

it('has no other machine’s name', async () => {
  expect((await open('/legadoLocal', '', 'atacante.example')).statusCode).toBe(404)
})

it('reads no token of another way than its own', () => {
  expect(readPassagem(t.services.chavesPassagem, 'ida', assina())).toMatchObject({ userLogin: '100010' })
})

describe('the way back', () => {
  const voltar = (cookie: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.inject({
      method: 'POST',
      url: '/legadoLocal/voltar',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      payload: new URLSearchParams({ destino: '/portal/consultaGTOs?aba=pendentes' }).toString(),
    })

  it('is a token of who was handed over, behind the "#", which no server gets', async () => {
    const chegada = await open(`/legadoLocal?token=${assina()}`)
    const { statusCode, headers } = await voltar(cookieOf(chegada))
    const { pathname, search, hash } = new URL(String(headers.location), 'http://localhost')
    expect([statusCode, pathname, search]).toEqual([303, '/acesso/token/entrada', ''])
    const { token = '', portalDentista } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
    expect(portalDentista).toBe('100010')
    expect(readPassagem(t.services.chavesPassagem, 'volta', token)).toMatchObject({
      userLogin: '100010',
      destino: '/portal/consultaGTOs?aba=pendentes',
    })
  })

  it('is given to nobody who was not handed over, nor to a page of elsewhere', async () => {
    const chegada = cookieOf(await open(`/legadoLocal?token=${assina()}`))
    const velha = signPassagem(
      t.services.chavesPassagem,
      'ida',
      { userLogin: '100010' },
      new Date(TEST_NOW.getTime() - 1_800_000),
    )
    for (const answer of [
      await voltar(''),
      await voltar(`__Host-legadoLocal=${velha}`),
      await voltar(chegada, { 'sec-fetch-site': 'cross-site' }),
      await voltar(chegada, { origin: 'https://atacante.example' }),
      await voltar(chegada, {}),
    ])
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/legadoLocal'])
  })
})

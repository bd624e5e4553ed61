import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPassagem, signIda } from '../acesso/passagem.ts'
import { buildApp } from '../process/app.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createSiteFolder } from './site.fixture.ts'

const t = await openTestApp()
let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await createSiteFolder()
  app = await buildApp({ services: t.services, siteFolder: folder })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const assina = (em = TEST_NOW) =>
  signIda(t.services.chavesPassagem, { userLogin: '100010', item: 'RELAT_GTO' }, em)
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
  ['signed by another key', () => signIda(['x'.repeat(32)], { userLogin: '1', item: 'A' }, TEST_NOW)],
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

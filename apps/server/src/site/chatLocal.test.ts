import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../process/app.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createSiteFolder } from './site.fixture.ts'

const t = await openTestApp()
const { chatUrl } = t.services.config
let folder: string
beforeAll(async () => {
  folder = await createSiteFolder()
})
afterAll(async () => {
  t.services.config.chatUrl = chatUrl
  await rm(folder, { recursive: true })
})

/** What a portal answers whose chat is there. */
async function ask(address: string | undefined, url: string, host: string) {
  t.services.config.chatUrl = address
  const app: FastifyInstance = await buildApp({ services: t.services, siteFolder: folder })
  try {
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html', host } })
    const regras = String(headers['content-security-policy']).split('; ')
    const find = (nome: string) => regras.find((regra) => regra.startsWith(`${nome} `))
    return { statusCode, headers, body, moldura: find('frame-src'), emoldura: find('frame-ancestors') }
  } finally {
    await app.close()
  }
}

it.each([
  [undefined, 'frame-src blob:', undefined],
  [
    'https://chat.example/conversa?canal="portal"',
    'frame-src blob: https://chat.example',
    'https://chat.example/conversa?canal=&quot;portal&quot;',
  ],
])('a chat at %s: the policy frames its origin alone, and the page tells where it is', async (...linha) => {
  const [address, moldura, dito] = linha
  const portal = await ask(address, '/portal/prazos', 'localhost:3000')
  expect([portal.moldura, portal.emoldura]).toEqual([moldura, "frame-ancestors 'none'"])
  expect(/<meta name="portal-chat" content="(.*?)">/.exec(portal.body)?.[1]).toBe(dito)
  // Where it is elsewhere, the demonstration's own is nowhere.
  expect((await ask(address, '/chatLocal', 'chat.localhost:3000')).body).not.toContain('chat-portais')
})

it('the demonstration’s own is framed by the portal alone, and is there under its own name alone', async () => {
  const chat = await ask(chatUrl, '/chatLocal', 'chat.localhost:3000')
  const portais = 'http://localhost:3000 http://127.0.0.1:3000'
  expect([chat.statusCode, chat.emoldura]).toEqual([200, `frame-ancestors ${portais}`])
  expect(chat.headers['x-frame-options']).toBeUndefined()
  expect(chat.body).toContain(`<meta name="chat-portais" content="${portais}">`)
  expect((await ask(chatUrl, '/chatLocal', 'localhost:3000')).statusCode).toBe(404)
})

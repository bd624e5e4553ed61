import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../process/app.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createSiteFolder } from './site.fixture.ts'

const t = await openTestApp()
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  app = await buildApp({ services: t.services, siteFolder: await createSiteFolder() })
})
afterAll(() => app.close())

it.each([
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['atacante.example', 404],
  ['localhost.atacante.example:3000', 404],
])('the messages of the demonstration are shown at %s: %i', async (host, status) => {
  expect((await app.inject({ url: '/caixaLocal', headers: { host } })).statusCode).toBe(status)
})

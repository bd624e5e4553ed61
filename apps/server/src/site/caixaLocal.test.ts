import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { openTestSite } from './site.fixture.ts'

const t = await openTestApp()
const { app } = await openTestSite(t)

it.each([
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['atacante.example', 404],
  ['localhost.atacante.example:3000', 404],
])('the messages of the demonstration are shown at %s: %i', async (host, status) => {
  expect((await app.inject({ url: '/caixaLocal', headers: { host } })).statusCode).toBe(status)
})

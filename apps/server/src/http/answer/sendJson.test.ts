import { gunzipSync } from 'node:zlib'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/testApp.ts'

const t = await openTestApp()

const list = async (encoding: string) =>
  t.app.inject({
    url: elegibilidade.listEventos.path,
    headers: { ...(await t.as(100001)), 'accept-encoding': encoding },
  })

it('compresses a large reply for whoever takes it so', async () => {
  const [plain, small] = [await list('identity'), await list('gzip, br')]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(gunzipSync(small.rawPayload).toString()).toBe(plain.payload)
})

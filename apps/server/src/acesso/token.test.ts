import { menu } from '@portal/contract/menu.ts'
import { createSigner } from 'fast-jwt'
import { describe, expect, it } from 'vitest'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { createTokens } from './token.ts'

const t = await openTestApp()

const ping = (as: Person) => t.call(menu.getMenu, {}, { as })

describe('a token that is not ours to take', () => {
  const claimsOf = (as: Person): Record<string, unknown> =>
    JSON.parse(Buffer.from(as.authorization.split('.')[1] ?? '', 'base64url').toString())
  const [issuer, audience] = ['portal-do-credenciado', 'portal']
  const key = () => t.services.secrets[0] ?? ''
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  const forgeries: Record<string, (claims: Record<string, unknown>) => string> = {
    'signed by nobody (alg none)': (claims) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims)}.`,
    'alg none with a signature': (claims) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims)}.x`,
    'of another key': (claims) =>
      createSigner({ key: 'x'.repeat(48), algorithm: 'HS256', header: { typ: 'at+jwt', alg: 'HS256' } })(
        claims,
      ),
    'of another type': (claims) =>
      createSigner({ key: key(), algorithm: 'HS256', header: { typ: 'JWT', alg: 'HS256' } })(claims),
    'of another algorithm': (claims) =>
      createSigner({ key: key(), algorithm: 'HS512', header: { typ: 'at+jwt', alg: 'HS512' } })(claims),
    'for another audience': (claims) =>
      createSigner({ key: key(), algorithm: 'HS256', header: { typ: 'at+jwt', alg: 'HS256' } })({
        ...claims,
        aud: 'outro',
      }),
    'for no audience': (claims) =>
      createSigner({ key: key(), algorithm: 'HS256', header: { typ: 'at+jwt', alg: 'HS256' } })({
        ...claims,
        aud: undefined,
      }),
  }

  it.each(Object.keys(forgeries))('%s', async (nome) => {
    const as = await t.as(100001)
    const token = forgeries[nome]?.({ ...claimsOf(as), iss: issuer, aud: audience })
    expect(await ping({ ...as, authorization: `Bearer ${token}` })).toMatchObject({
      status: 401,
      codigo: 'API-ACE-0002',
    })
  })

  it('is the same token signed by us for a check of the above', async () => {
    const as = await t.as(100001)
    const signer = createSigner({ key: key(), algorithm: 'HS256', header: { typ: 'at+jwt', alg: 'HS256' } })
    const token = signer({ ...claimsOf(as), iss: issuer, aud: audience })
    expect((await ping({ ...as, authorization: `Bearer ${token}` })).status).toBe(200)
  })

  it('stolen without its cookie, or with the cookie of another', async () => {
    const [as, other] = [await t.as(100001), await t.as(100004)]
    for (const cookie of ['', '__Host-fgp=outro', other.cookie]) {
      expect(await ping({ authorization: as.authorization, cookie })).toMatchObject({ status: 401 })
    }
  })

  it('changed in one letter', async () => {
    const as = await t.as(100001)
    const [head = '', payload = '', signature = ''] = as.authorization.split('.')
    const changed = `${head}.${payload.slice(0, -1)}${payload.endsWith('A') ? 'B' : 'A'}.${signature}`
    expect((await ping({ ...as, authorization: changed })).status).toBe(401)
  })
})

describe('a token seen before', () => {
  it('is refused from the second of its expiry on', async () => {
    const as = await t.as(100001)
    const tokens = createTokens(t.services.secrets)
    const token = as.authorization.replace('Bearer ', '')
    const claims = tokens.verify(token, t.clock.now())
    const expiry = (claims?.exp ?? 0) * 1000
    expect(tokens.verify(token, new Date(expiry - 1))).toEqual(claims)
    expect(tokens.verify(token, new Date(expiry))).toBeUndefined()
  })

  it('does nothing for its session once that is revoked', async () => {
    const as = await t.as(100001)
    expect((await ping(as)).status).toBe(200)
    await t.rows('update sessao set revogada_em = now() where revogada_em is null')
    expect((await ping(as)).status).toBe(401)
  })
})

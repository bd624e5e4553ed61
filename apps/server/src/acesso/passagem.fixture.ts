import { randomUUID } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import type { TestApp } from '../testing/testApp.ts'

type Feitio = { key?: string; typ?: string; alg?: 'HS256' | 'HS512' | 'none' }

/** A hand-over of 100001 into the portal, as another system signs it, with whatever the test makes wrong of it. */
export function assinaPassagem(t: TestApp, claims: object = {}, feitio: Feitio = {}): string {
  const { key = t.services.chavesPassagem[0], typ = 'passagem+jwt', alg = 'HS256' } = feitio
  const iat = Math.floor(t.clock.now().getTime() / 1000)
  const dados = { jti: randomUUID(), userLogin: '100001', iat, exp: iat + 60, aud: 'portal-entrada' }
  const payload = { ...dados, iss: 'legado', ...claims }
  const header = { typ, alg }
  if (alg === 'none')
    return `${[header, payload].map((parte) => Buffer.from(JSON.stringify(parte)).toString('base64url')).join('.')}.`
  return createSigner({ key: key ?? '', algorithm: alg, header })(payload)
}

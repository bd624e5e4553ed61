import { describe, expect, it } from 'vitest'
import { parseToken } from './sessionToken.ts'
import { fakeToken } from './testing/fakeToken.ts'

describe('parseToken', () => {
  it('reads what Spec §3 puts in the token, 2 s short of its life (Spec §9)', () => {
    expect(parseToken(fakeToken({ iat: 1000, exp: 2800 }))).toEqual({
      userLogin: '100001',
      permissoes: ['ELEGIBILIDADE'],
      protocolo: '20260101000001',
      redeGenerica: 'AURORA',
      id: 'jti-1',
      vidaMs: 1_798_000,
    })
  })

  it('never counts on more than 1800 s after the issue', () => {
    expect(parseToken(fakeToken({ iat: 1000, exp: 99_000 })).vidaMs).toBe(1_800_000)
  })

  it.each(['', 'a.b', 'a.e30.c', `a.${btoa('"texto"')}.c`, `a.${btoa('{"userLogin":1}')}.c`])(
    'refuses %j in the words of Spec §8',
    (token) => {
      expect(() => parseToken(token)).toThrow('Falha ao atualizar a sessão - JWT')
    },
  )
})

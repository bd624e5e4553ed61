import { expect, it } from 'vitest'
import { findFaltaEmail } from './email.ts'

it.each(['ana@exemplo.com', 'ana.b+c@a.b.exemplo.com.br', 'ANA@EXEMPLO.COM'])('%s is an address', (valor) => {
  expect(findFaltaEmail(valor)).toBeUndefined()
})

it.each([
  '',
  'ana',
  'ana@exemplo',
  'ana@@exemplo.com',
  'ana @exemplo.com',
  'Ana <ana@exemplo.com>',
  '"a"@b.com',
  'https://exemplo.com/x?a@b.com',
  'a,b@c.com',
  'a;b@c.com',
  'a\u200bb@c.com',
  '\u202ea@b.com',
])('"%s" is none', (valor) => {
  expect(findFaltaEmail(valor)).toBe('Informe um e-mail como nome@exemplo.com.')
})

import { expect, it } from 'vitest'
import { dropInvisiveis } from './invisivel.ts'

it.each([
  ['Dor\n\tao frio', 'Dor\n\tao frio'],
  ['a\r\nb', 'a\nb'],
  ['a\u0000b\u001Fc\u007Fd\u009Fe', 'abcde'],
  ['João \u202Egnp.exe\u2066!\u2069', 'João gnp.exe!'],
  ['\uFEFF12\u200B3\u200F4\u2060', '1234'],
  ['Ação – “ç” …', 'Ação – “ç” …'],
])('%j is kept as %j', (texto, mantido) => {
  expect(dropInvisiveis(texto)).toBe(mantido)
})

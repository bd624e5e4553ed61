import { describe, expect, it } from 'vitest'
import { formatCodigoEvento, formatTelefone, parseCodigoEvento, parseTelefone } from './mascara.ts'

/** Spec §5.3: 99.999.999. */
describe('formatCodigoEvento', () => {
  it.each([
    ['', '', ''],
    ['8', '8', '8'],
    ['85', '85', '85'],
    ['851', '85.1', '851'],
    ['85100', '85.100', '85100'],
    ['851002', '85.100.2', '851002'],
    ['85100200', '85.100.200', '85100200'],
    ['85.100.200', '85.100.200', '85100200'],
    ['851002009', '85.100.200', '85100200'],
    [' 85-100/200a', '85.100.200', '85100200'],
  ])('%j -> %j, digits %j', (texto, mascarado, digitos) => {
    expect(formatCodigoEvento(texto)).toBe(mascarado)
    expect(parseCodigoEvento(texto)).toBe(digitos)
  })
})

/** Spec §5.3. */
describe('telefone', () => {
  it.each([
    ['(11) 98765-4321', '11987654321', '(11) 98765-4321'],
    ['11 3265.4321', '1132654321', '(11) 3265-4321'],
    ['987654321', '987654321', '987654321'],
    ['ramal', '', ''],
  ])('%j', (texto, digitos, formatado) => {
    expect(parseTelefone(texto)).toBe(digitos)
    expect(formatTelefone(texto)).toBe(formatado)
  })
})

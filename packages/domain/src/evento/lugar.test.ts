import { describe, expect, it } from 'vitest'
import { isMesmoLugar, toLugar } from './lugar.ts'

/** `16 MO`, `AS`, or nothing at all. */
const read = (texto: string) => {
  const [lugar = '', faces = ''] = texto.split(' ')
  return toLugar(/^\d/.test(lugar) ? { dente: lugar, faces } : { regiao: lugar, faces })
}

describe('evento: o mesmo lugar', () => {
  it.each([
    ['beneficiario', '16', 'AS', true],
    ['beneficiario', '', '', true],
    ['dente', '16', '16', true],
    ['dente', '16 M', '16 D', true],
    ['dente', '16', '26', false],
    ['dente', '', '', false],
    ['dente', 'AS', 'AS', false],
    ['denteFace', '16 MO', '16 O', true],
    ['denteFace', '16 mo', '16 OM', true],
    ['denteFace', '16 M', '16 D', false],
    ['denteFace', '16 MO', '26 MO', false],
    ['denteFace', '', '', false],
    ['regiao', 'AS', 'HASD', true],
    ['regiao', 'HASD', 'HASE', false],
    ['regiao', 'AS', '', false],
    ['regiao', '', '', false],
    ['regiao', '16', '16', false],
    ['arcada', 'AS', 'HASD', true],
    ['arcada', 'AI', 'S5', true],
    ['arcada', 'AS', 'AI', false],
    ['arcada', '16', 'AS', true],
    ['arcada', '16', '26', true],
    ['arcada', '36', 'AI', true],
    ['arcada', '46', '31', true],
    ['arcada', '16', '46', false],
    ['arcada', '36', 'AS', false],
    ['arcada', '55', '11', true],
    ['arcada', '', '', false],
    ['arcada', '99', '99', false],
  ] as const)('no escopo %s, %j e %j: %s', (escopo, a, b, esperado) => {
    expect(isMesmoLugar(escopo, read(a), read(b))).toBe(esperado)
    expect(isMesmoLugar(escopo, read(b), read(a))).toBe(esperado)
  })

  it('as faces são um conjunto; o que não foi dito não há', () => {
    expect(toLugar({ dente: '16', faces: 'om' })).toEqual(toLugar({ dente: '16', faces: 'MOM' }))
    expect(toLugar({ dente: '', regiao: '' })).toEqual({ dente: undefined, regiao: undefined, faces: '' })
  })
})

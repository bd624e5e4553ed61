import { describe, expect, it } from 'vitest'
import { formatCpf, isCpf, maskCpf } from './cpf.ts'

describe('isCpf', () => {
  it.each([
    ['52998224725', true],
    ['00000000191', true],
    ['11144477735', true],
    ['52998224724', false],
    ['52998224715', false],
    ['11111111111', false],
    ['00000000000', false],
    ['5299822472', false],
    ['529.982.247-25', false],
    ['529982247250', false],
    ['', false],
  ])('%s: %s', (digitos, valido) => {
    expect(isCpf(digitos)).toBe(valido)
  })
})

describe('formatCpf and maskCpf', () => {
  it.each([
    ['52998224725', '529.982.247-25', '***.982.247-**'],
    ['529982', '529982', '***.***.***-**'],
    ['529982247251', '529982247251', '***.***.***-**'],
  ])('%s', (digitos, formatado, mascarado) => {
    expect(formatCpf(digitos)).toBe(formatado)
    expect(maskCpf(digitos)).toBe(mascarado)
  })
})

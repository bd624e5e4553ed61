import { isCpf } from '@portal/domain/associado/cpf.ts'
import { cnpj } from 'cpf-cnpj-validator'
import { expect, test } from 'vitest'
import { completeCnpj, completeCpf, cpfOf } from './documento.ts'

test.each([
  ['529982247', '52998224725'],
  ['111444777', '11144477735'],
])('%s completes to %s', (nine, cpf) => {
  expect(completeCpf(nine)).toBe(cpf)
})

test('completes a CNPJ', () => {
  expect(completeCnpj('112223330001')).toBe('11222333000181')
  expect(cnpj.isValid(completeCnpj('274516390001'))).toBe(true)
})

test('every fictional person has a valid CPF that nobody else has', () => {
  const all = Array.from({ length: 20_000 }, (_, i) => cpfOf(i))
  expect(all.filter((cpf) => !isCpf(cpf))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

import { expect, it } from 'vitest'
import { decideLeitura } from './leituraPaciente.ts'
import { statusFicha } from './statusFicha.tables.ts'

it.each([
  ['senhaLiberada', true, { alheios: true, cadastro: true }],
  ['encaminhadaPagamento', true, { alheios: true, cadastro: true }],
  ['cancelada', true, { alheios: false, cadastro: true }],
  ['processada', true, { alheios: false, cadastro: true }],
  ['senhaLiberada', false, { alheios: false, cadastro: false }],
  ['cancelada', false, { alheios: false, cadastro: false }],
] as const)('of the patient of a guide in %s, attended by the network: %s', (nome, isDaRede, leitura) => {
  expect(decideLeitura(statusFicha[nome], isDaRede)).toEqual(leitura)
})

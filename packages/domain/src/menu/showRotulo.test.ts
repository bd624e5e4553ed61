import { expect, it } from 'vitest'
import { showRotulo } from './showRotulo.ts'

const biblioteca = { rotulo: 'Universidade Aurora', nomeDaRede: 'biblioteca' } as const

it.each([
  ['the operator', biblioteca, 'AURORA', 'Universidade Aurora'],
  ['the bank', biblioteca, 'MERIDIANO', 'Universidade Meridiano'],
  ['the third network', biblioteca, 'LUMINA', 'Universidade Lumina'],
  ['a network that there is not', biblioteca, 'OUTRA', 'Universidade Aurora'],
  ['nobody', biblioteca, undefined, 'Universidade Aurora'],
  ['the bank, where all say the same', { rotulo: 'Termos' }, 'MERIDIANO', 'Termos'],
])('names a screen for %s', (_quem, tela, rede, esperado) => {
  expect(showRotulo(tela, rede)).toBe(esperado)
})

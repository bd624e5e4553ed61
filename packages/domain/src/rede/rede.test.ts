import { expect, it } from 'vitest'
import { getRede, redes } from './rede.tables.ts'

it.each([
  ['AURORA', 'Aurora Odonto', '', true],
  ['MERIDIANO', 'Meridiano Dental', '/meridiano', false],
  ['LUMINA', 'Lumina Rede', '', true],
] as const)('%s is %s', (codigo, rotulo, prefixo, chat) => {
  expect(getRede(codigo)).toMatchObject({ rotulo, prefixo, chat })
})

it('knows no other network', () => {
  expect(redes).toHaveLength(3)
  expect(getRede('OUTRA')).toBeUndefined()
})

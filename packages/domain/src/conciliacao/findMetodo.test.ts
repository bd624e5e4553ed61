import { expect, it } from 'vitest'
import type { Sugestao } from './conciliacao.ts'
import { findMetodo } from './findMetodo.ts'

const parte = (deposito: number, centavos: number) => ({ deposito, dataFechamento: '2026-10-20', centavos })
const sugestoes: Pick<Sugestao, 'metodo' | 'partes' | 'diferenca'>[] = [
  { metodo: 'regra', partes: [parte(1, 60), parte(2, 40)], diferenca: null },
  {
    metodo: 'regra',
    partes: [parte(3, 98)],
    diferenca: { tipo: 'retencao', rotulo: 'IRRF', centavos: 2 },
  },
  { metodo: 'exata', partes: [parte(4, 100)], diferenca: null },
]

it.each([
  ['the whole sum, in whatever order', [parte(2, 40), parte(1, 60)], [], 'regra'],
  ['one deposit of a sum', [parte(1, 60)], [], 'manual'],
  ['a sum with one more', [parte(1, 60), parte(2, 40), parte(4, 100)], [], 'manual'],
  ['the explained difference', [parte(3, 98)], [2], 'regra'],
  ['its deposit, the difference explained in two', [parte(3, 98)], [1, 1], 'regra'],
  ['its deposit alone', [parte(3, 98)], [], 'manual'],
  ['the equal amount', [parte(4, 100)], [], 'exata'],
  ['a cent less', [parte(4, 99)], [], 'manual'],
  ['the same amount of another run', [{ ...parte(4, 100), dataFechamento: '2026-09-20' }], [], 'manual'],
  ['nothing that is offered', [], [], 'manual'],
])('%s', (_nome, partes, centavos, esperado) => {
  expect(findMetodo({ partes, diferencas: centavos.map((um) => ({ centavos: um })) }, sugestoes)).toBe(
    esperado,
  )
})

import { expect, it } from 'vitest'
import { getRotuloDesconto, type TipoDesconto, tiposDesconto } from './tipoDesconto.tables.ts'

it.each(tiposDesconto)('$codigo is told as $rotulo', ({ codigo, rotulo }) => {
  expect(getRotuloDesconto(codigo)).toBe(rotulo)
})

it('a code of no discount is a fault', () => {
  expect(() => getRotuloDesconto('10' as TipoDesconto)).toThrow('no such discount: 10')
})

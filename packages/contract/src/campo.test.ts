import Type, { type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { expect, it } from 'vitest'
import { CodigoDe, Nulavel, UmDe } from './campo.ts'

const takes = (schema: TSchema, valores: readonly unknown[]) =>
  valores.filter((valor) => Check(schema, valor))

it.each<[string, TSchema, readonly unknown[]]>([
  ['texts', UmDe(['A', 'B', 'C']), ['A', 'B', 'C']],
  ['numbers', UmDe([0, 4, 7]), [0, 4, 7]],
  ['one code alone', UmDe(['A']), ['A']],
  ['the codes of a table', CodigoDe([{ codigo: 'A' }, { codigo: 'B' }, { codigo: 'C' }]), ['A', 'B', 'C']],
  ['codes or none', Nulavel(CodigoDe([{ codigo: 4 }, { codigo: 7 }])), [4, 7, null]],
  ['codes of a field', Type.Index(Type.Object({ a: UmDe(['A', 'B']) }), ['a']), ['A', 'B']],
])('%s: each of them, and nothing else', (_what, schema, codigos) => {
  const outros = [
    '',
    'a',
    'AB',
    'X',
    '4',
    1,
    40,
    true,
    {},
    [],
    undefined,
    ...(codigos.includes(null) ? [] : [null]),
  ]
  expect(takes(schema, [...codigos, ...outros])).toEqual(codigos)
})

import { Nulavel, TextoPessoa } from '@portal/contract/campo.ts'
import Type, { type TSchema } from 'typebox'
import { expect, it } from 'vitest'
import { reform } from './reform.ts'

const Livre = Type.String()
const Ficha = Type.Object({ tipo: Type.Literal('ficha'), texto: Livre })
const Recado = Type.Object({ tipo: Type.Literal('recado'), texto: TextoPessoa })

/** Marks what a field's schema says is protected. */
const mark = (schema: TSchema, value: unknown) =>
  reform(schema, value, (text, { protegido }: TSchema & { protegido?: string }) =>
    protegido === undefined ? text : `${protegido}: ${text}`,
  )

it.each<[string, TSchema, unknown, unknown]>([
  ['a field', Type.Object({ a: TextoPessoa }), { a: 'x' }, { a: 'guardado: x' }],
  ['one that may be null', Type.Object({ a: Nulavel(TextoPessoa) }), { a: 'x' }, { a: 'guardado: x' }],
  ['one that is null', Type.Object({ a: Nulavel(TextoPessoa) }), { a: null }, { a: null }],
  [
    'an object that may be null',
    Type.Object({ a: Nulavel(Type.Object({ b: TextoPessoa })) }),
    { a: { b: 'x' } },
    { a: { b: 'guardado: x' } },
  ],
  [
    'a list that may be null',
    Type.Object({ a: Nulavel(Type.Array(Nulavel(TextoPessoa))) }),
    { a: ['x', null] },
    { a: ['guardado: x', null] },
  ],
  [
    'one of two objects, of which the other holds the same field unprotected',
    Type.Union([Recado, Ficha]),
    { tipo: 'recado', texto: 'x' },
    { tipo: 'recado', texto: 'guardado: x' },
  ],
  [
    'the other of the two',
    Type.Union([Ficha, Recado]),
    { tipo: 'recado', texto: 'x' },
    { tipo: 'recado', texto: 'guardado: x' },
  ],
  ['either of two', { oneOf: [Type.Number(), TextoPessoa] }, 'x', 'guardado: x'],
  [
    'all of several',
    Type.Intersect([Type.Object({ a: Livre }), Type.Object({ b: TextoPessoa })]),
    { a: 'x', b: 'y' },
    { a: 'x', b: 'guardado: y' },
  ],
  [
    'any field',
    Type.Object({ a: Livre }, { additionalProperties: TextoPessoa }),
    { a: 'x', b: 'y' },
    { a: 'x', b: 'guardado: y' },
  ],
  ['any field by its name', Type.Record(Type.String(), TextoPessoa), { b: 'y' }, { b: 'guardado: y' }],
  ['a place of a list', Type.Tuple([Livre, TextoPessoa]), ['x', 'y'], ['x', 'guardado: y']],
  [
    'what no schema knows',
    Type.Object({ a: TextoPessoa }),
    { a: 'x', constructor: 'y' },
    { a: 'guardado: x', constructor: 'y' },
  ],
])('protected text is found in %s (Spec §5)', (_where, schema, value, expected) => {
  expect(mark(schema, value)).toEqual(expected)
})

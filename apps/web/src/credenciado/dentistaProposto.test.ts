import { expect, it } from 'vitest'
import { findDentistaProposto } from './dentistaProposto.ts'

const dentista = (codigoDentista: number) => ({ codigoDentista, nome: '', cro: '', uf: '' })
const conectado = (codigoDentista: number) => ({ codigoDentista, nome: '', compartilhamento: 1 as const })

it.each([
  ['the only one', null, [7], 7],
  ['nobody of several, to the clinic', null, [7, 8], null],
  ['whose own login it is', conectado(8), [7, 8], 8],
  ['nobody whom the clinic no longer has', conectado(9), [7, 8], null],
])('proposes %s', (_nome, dentistaConectado, codigos, proposto) => {
  expect(findDentistaProposto({ dentistaConectado, dentistas: codigos.map(dentista) })).toBe(proposto)
})

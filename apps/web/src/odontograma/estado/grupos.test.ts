import { expect, it } from 'vitest'
import { listGrupos } from './grupos.ts'

const livre = { supranumerarios: false, readOnly: false }

it.each([
  ['permanente', 's2', ['15', '14']],
  ['permanente', 's1', ['18', '17', '16']],
  ['decidua', 's2', ['55', '54']],
  ['decidua', 's4', ['51', '61']],
  ['decidua', 's1', undefined],
  ['decidua', 'i7', undefined],
  ['mista', 's2', ['15', '14', '55', '54']],
  ['mista', 'i7', ['36', '37', '38']],
] as const)('na dentição %s o grupo %s leva aos dentes que ela mostra', (denticao, codigo, dentes) => {
  expect(listGrupos(denticao, livre).find((grupo) => grupo.codigo === codigo)?.dentes).toEqual(dentes)
})

it('a dentição decídua tem dez grupos, e as outras os quatorze', () => {
  const counts = (['decidua', 'mista', 'permanente'] as const).map((cada) => listGrupos(cada, livre).length)
  expect(counts).toEqual([10, 14, 14])
})

it('só se oferecem os dentes que o evento aceita', () => {
  const regras = { ...livre, dentesPermitidos: new Set(['14', '54', '85']) }
  expect(listGrupos('mista', regras)).toEqual([
    { codigo: 's2', dentes: ['14', '54'] },
    { codigo: 'i2', dentes: ['85'] },
  ])
  expect(listGrupos('permanente', { ...livre, dentesPermitidos: new Set(['54']) })).toEqual([])
})

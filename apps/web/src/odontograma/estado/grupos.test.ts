import { expect, it } from 'vitest'
import { listGrupos } from './grupos.ts'

const livre = { supranumerarios: false, readOnly: false }

it.each([
  ['permanente', 's2', ['15', '14']],
  ['permanente', 's1', ['18', '17', '16']],
  ['permanente', 's2d', undefined],
  ['decidua', 's2', undefined],
  ['decidua', 's2d', ['55', '54']],
  ['decidua', 's4d', ['51', '61']],
  ['decidua', 's1d', undefined],
  ['mista', 's2', ['15', '14']],
  ['mista', 's2d', ['55', '54']],
  ['mista', 'i7', ['36', '37', '38']],
] as const)('na dentição %s o grupo %s leva aos dentes que ela mostra', (denticao, codigo, dentes) => {
  expect(listGrupos(denticao, livre).find((grupo) => grupo.codigo === codigo)?.dentes).toEqual(dentes)
})

it('há quatorze grupos de permanentes e dez de decíduos, e os das duas dentições na mista', () => {
  const counts = (['permanente', 'decidua', 'mista'] as const).map((cada) => listGrupos(cada, livre).length)
  expect(counts).toEqual([14, 10, 24])
})

it('só se oferecem os dentes que o evento aceita', () => {
  const regras = { ...livre, dentesPermitidos: new Set(['14', '54', '85']) }
  expect(listGrupos('mista', regras)).toEqual([
    { codigo: 's2', superior: true, dentes: ['14'] },
    { codigo: 's2d', superior: true, dentes: ['54'] },
    { codigo: 'i2d', superior: false, dentes: ['85'] },
  ])
  expect(listGrupos('permanente', { ...livre, dentesPermitidos: new Set(['54']) })).toEqual([])
})

import { expect, it } from 'vitest'
import { describeRetirados, protectEdicao } from './protectEdicao.ts'

it.each([
  ['Fratura', 7, { texto: 'Fratura', retirados: [], cursor: 7 }],
  ['Fra"tura', 4, { texto: 'Fratura', retirados: ['"'], cursor: 3 }],
  ['<b>“dor”</b> #1', 15, { texto: 'bdor/b 1', retirados: ['<', '>', '“', '”', '#'], cursor: 8 }],
])('%s', (digitado, cursor, esperado) => expect(protectEdicao(digitado, cursor)).toEqual(esperado))

it.each([
  [[], ''],
  [['#'], 'Retirado do texto: # (cerquilha). A operadora não aceita esse sinal.'],
  [['<', '’'], 'Retirado do texto: < (menor que) e ’ (apóstrofo). A operadora não aceita esses sinais.'],
])('%j', (retirados, esperado) => expect(describeRetirados(retirados)).toBe(esperado))

import { expect, it } from 'vitest'
import { shortenRotulo } from './findCorrecao.ts'

it.each([
  ['Trocar por 85100196 Restauração 1 face', 'Trocar por 85100196'],
  ['É urgência: trocar por 85100196 Consulta', 'É urgência: trocar por 85100196'],
  // Without the code nothing says where it may end: no word is cut.
  ['É urgência: trocar pela consulta', 'É urgência: trocar pela consulta'],
])('%s: %s', (rotulo, curto) => {
  expect(shortenRotulo({ tipo: 'trocarEvento', codigoEvento: '85100196', rotulo })).toBe(curto)
})

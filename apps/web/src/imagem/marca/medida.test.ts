import { expect, it } from 'vitest'
import { formatMedida, readMilimetros } from './medida.ts'

const tamanho = { largura: 2000, altura: 1000 }
const horizontal = {
  pontos: [
    { x: 0, y: 0 },
    { x: 5000, y: 0 },
  ],
}
const vertical = {
  pontos: [
    { x: 0, y: 0 },
    { x: 0, y: 5000 },
  ],
}
const escala = { tipo: 'escala' as const, decimosMilimetro: 200, ...horizontal }

it('tells a distance by the known length, whichever way it runs', () => {
  expect(formatMedida(horizontal, tamanho, [escala])).toBe('20,0 mm')
  expect(formatMedida(vertical, tamanho, [escala])).toBe('10,0 mm')
})

it('tells none where no length is known', () => {
  expect(formatMedida(vertical, tamanho, [])).toBe('não calibrado')
  expect(formatMedida(vertical, tamanho, [{ ...escala, tipo: 'medida' }])).toBe('não calibrado')
})

it.each([
  ['10', 100],
  ['10,5', 105],
  [' 7.2 ', 72],
  ['0,1', 1],
  ['300', 3000],
  ['0', undefined],
  ['300,1', undefined],
  ['10,55', undefined],
  ['dez', undefined],
  ['', undefined],
])('reads %j as %s tenths', (texto, decimos) => expect(readMilimetros(texto)).toBe(decimos))

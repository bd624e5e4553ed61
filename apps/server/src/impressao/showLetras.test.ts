import { expect, it } from 'vitest'
import { showLetras } from './showLetras.ts'

it.each([
  ['Restauração à mão: 50 % – “sim”…', 'Restauração à mão: 50 % – “sim”…'],
  // As a Mac names its files: the tilde and the cedilla each a letter of their own.
  ['radiografia pós-operato\u0301ria na\u0303o', 'radiografia pós-operatória não'],
  ['perda → 3 mm, ≥ 5', 'perda ? 3 mm, ? 5'],
  ['dente 🦷 26', 'dente ? 26'],
  ['um\r\ndois\ttrês', 'um\ndois três'],
])('%j is drawn as %j', (texto, letras) => expect(showLetras(texto)).toBe(letras))

import { expect, test } from 'vitest'
import { isFaltaMemoria } from './faltaMemoria.ts'

test.each([
  ['VipsJpeg: Insufficient memory (case 4)', true],
  ['vips_malloc: out of memory --- size 4MB', true],
  ['Input buffer has corrupt header: png: Cannot allocate memory', true],
  ['Array buffer allocation failed', true],
  ['VipsJpeg: premature end of JPEG image', false],
  ['pngload_buffer: libspng read error', false],
])('%s', (mensagem, esperado) => {
  expect(isFaltaMemoria(new Error(mensagem))).toBe(esperado)
})

import { expect, it } from 'vitest'
import { countRascunho } from './rascunhoGuia.ts'

it.each([
  ['typed and not sent', 0, 3, 3],
  ['nothing typed', 0, null, 0],
  ['sent, and more typed', 2, 3, 0],
])('%s', (_caso, quantidadeEventos, eventosRascunho, digitados) => {
  expect(countRascunho({ quantidadeEventos, eventosRascunho })).toBe(digitados)
})

import { expect, it } from 'vitest'
import { ErroApi, isRecusaFinal, localError } from './erroApi.ts'

const refused = (status: number, codigo = 'X') => new ErroApi({ codigo, mensagem: '' }, status)

it.each<[string, unknown, boolean]>([
  ['a refusal', refused(400), true],
  ['one of what stands', refused(428), true],
  ['too many', refused(429), false],
  ['one that came too slowly', refused(408, 'API-GEN-0007'), false],
  ['what is still under way', refused(409, 'API-GEN-0010'), false],
  ['a fault of the service', refused(503), false],
  ['a page of a proxy that finds no service', refused(404, ''), false],
  ['a proxy that waited too long', refused(408, ''), false],
  ['a proxy that asks who it is', refused(401, ''), true],
  ['a proxy that lets nobody in', refused(403, ''), true],
  ['a proxy that takes no file as large', refused(413, ''), true],
  ['no answer', localError('SEM_CONEXAO'), false],
  ['a fault of the page', new TypeError('x'), false],
])('%s', (_nome, error, esperado) => {
  expect(isRecusaFinal(error)).toBe(esperado)
})

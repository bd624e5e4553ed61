import { expect, it } from 'vitest'
import { ErroApi, isRecusaFinal, localError } from './erroApi.ts'

const refused = (status: number) => new ErroApi({ codigo: 'X', mensagem: '' }, status)

it.each<[string, unknown, boolean]>([
  ['a refusal', refused(400), true],
  ['one of what stands', refused(428), true],
  ['too many', refused(429), false],
  ['a fault of the service', refused(503), false],
  ['no answer', localError('SEM_CONEXAO'), false],
  ['a fault of the page', new TypeError('x'), false],
])('%s', (_nome, error, esperado) => {
  expect(isRecusaFinal(error)).toBe(esperado)
})

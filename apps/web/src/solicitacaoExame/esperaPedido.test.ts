import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeEspera, tonePedido } from './esperaPedido.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

// As many days as the end of a password is warned of in a list of guides.
it.each([
  ['APROVADA_PORTAL', '2026-11-27', 'sucesso', 'informacao'],
  ['APROVADA_PORTAL', '2026-11-26', 'atencao', 'atencao'],
  ['APROVADA_AUDITORIA', '2026-11-21', 'atencao', 'atencao'],
  ['CAPTURADA', '2026-11-26', 'informacao', 'informacao'],
] as const)('%s, to be captured until %s, is %s', (status, validade, tom, espera) => {
  const pedido = { status, validade, prazo: null, imagens: 0 }
  expect(tonePedido(pedido)).toBe(tom)
  expect(describeEspera(pedido).tom).toBe(espera)
})

it('the answer of the operator hurries nobody here', () => {
  expect(tonePedido({ status: 'EM_ANALISE', validade: null, prazo: '2026-11-22' })).toBe('informacao')
})

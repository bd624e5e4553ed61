import { expect, it } from 'vitest'
import { isSaldo, toHistorico, toPadrao } from './historico.ts'

it('keeps one line that can be read', () => {
  expect(toHistorico('  TED\t RECEBIDA\r\n AURORA\u0000 \u202ES.A. ')).toBe('TED RECEBIDA AURORA S.A.')
  expect(toHistorico(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199))
  expect(toHistorico(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199))
})

it.each([
  ['SALDO ANTERIOR', true],
  ['Saldo do dia', true],
  ['S A L D O', true],
  ['SDO CTA/APL AUTOMATICAS', true],
  ['SALDOS E DESCONTOS LTDA', false],
  ['PIX RECEBIDO SALDO', false],
  ['', false],
])('%j tells a balance: %j', (historico, saldo) => {
  expect(isSaldo(historico)).toBe(saldo)
})

it.each([
  ['TED 0341 AURORA ODONTO S.A. 12/2026', 'ted aurora odonto s a'],
  ['TED 0033 Aurora Odonto S.A. 01/2027', 'ted aurora odonto s a'],
  ['PIX REC LOTE A12B', 'pix rec lote'],
  ['123', ''],
])('%j is known again as %j', (historico, padrao) => {
  expect(toPadrao(historico)).toBe(padrao)
})

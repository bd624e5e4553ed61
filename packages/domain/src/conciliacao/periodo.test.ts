import { describe, expect, it } from 'vitest'
import { choosePeriodo, cutPeriodo } from './periodo.ts'
import { readOfx } from './readOfx.ts'
import { createLeitorTabela } from './readTabela.ts'

const linha = (dia: string, valor = '10.00', memo = 'TED') =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${dia}<TRNAMT>${valor}<FITID>1<MEMO>${memo}</STMTTRN>`
const linhas = `${linha('20261012')}${linha('20261015', '-3.00')}`
const extrato = (dias: string, movimentos: string) =>
  `<STMTRS><BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>${dias}\n${movimentos}</BANKTRANLIST></STMTRS>`
const ofx = (...extratos: string[]) => `<OFX>${extratos.join('\n')}</OFX>`
const ditos = '<DTSTART>20261001000000[-3:BRT]<DTEND>20261115</DTEND>'
const outubro = { de: '2026-10-01', ate: '2026-11-15' }
const dasLinhas = { de: '2026-10-12', ate: '2026-10-15' }

describe('the days that an OFX is of', () => {
  it.each([
    ['those that it says', ofx(extrato(ditos, linhas)), outubro],
    ['those that it says, a tag a line', ofx(extrato(ditos.replace('<DTEND', '\n<DTEND'), linhas)), outubro],
    ['those that it says, without a line', ofx(extrato(ditos, '')), outubro],
    [
      'the one day that it says, without a line',
      ofx(extrato('<DTSTART>20261012<DTEND>20261012', '')),
      { de: '2026-10-12', ate: '2026-10-12' },
    ],
    ['without them, those of its lines, a debit too', ofx(extrato('', linhas)), dasLinhas],
    ['with one of them alone, its lines', ofx(extrato('<DTSTART>20261001', linhas)), dasLinhas],
    ['with none that is a day, its lines', ofx(extrato('<DTSTART>00000000<DTEND>x', linhas)), dasLinhas],
    [
      'with the last before the first, its lines',
      ofx(extrato('<DTSTART>20261101<DTEND>20261001', linhas)),
      dasLinhas,
    ],
    [
      'where a line is of another day, its lines',
      ofx(extrato('<DTSTART>20261013<DTEND>20261031', linhas)),
      dasLinhas,
    ],
    [
      'where it says all days that ever were, its lines',
      ofx(extrato('<DTSTART>20000101<DTEND>20261031', linhas)),
      dasLinhas,
    ],
    [
      'of two, from where the first begins to where the last ends',
      ofx(extrato('<DTSTART>20261101<DTEND>20261130', ''), extrato(ditos, linhas)),
      { de: '2026-10-01', ate: '2026-11-30' },
    ],
    ['none of a balance alone', ofx(extrato('', linha('20261012', '10.00', 'SALDO DO DIA'))), null],
    ['none of what has no day', ofx(extrato('', linha('x', '-1.00'))), null],
  ])('%s', (_nome, texto, esperado) => {
    expect(readOfx(texto).periodo).toEqual(esperado)
  })
})

it('a table is of the days of its movements, debits too; a balance is of the day before them', () => {
  const leitor = createLeitorTabela({
    data: 0,
    historico: 1,
    valor: 2,
    documento: null,
    natureza: null,
    conta: null,
  })
  expect(leitor.extrato.periodo).toBeNull()
  leitor.read([['30/09/2026', 'SALDO ANTERIOR', '5,00']], 1)
  leitor.read(
    [
      ['13/10/2026', 'TED', '1,00'],
      ['15/10/2026', 'TARIFA', '-1,00'],
      ['11/10/2026', 'TARIFA', ''],
    ],
    2,
  )
  expect(leitor.extrato.periodo).toEqual({ de: '2026-10-11', ate: '2026-10-15' })
})

it.each([
  ['2026-10-11', null],
  ['2026-10-12', { de: '2026-10-12', ate: '2026-10-12' }],
  ['2026-10-16', dasLinhas],
])('of its days have come on %s', (hoje, vindos) => {
  expect(cutPeriodo(dasLinhas, hoje)).toEqual(vindos)
})

it('five years are what a statement may say that it is of', () => {
  const ate = '2026-10-31'
  expect(choosePeriodo({ de: '2021-10-31', ate }, null)).toEqual({ de: '2021-10-31', ate })
  expect(choosePeriodo({ de: '2021-10-01', ate }, null)).toBeNull()
})

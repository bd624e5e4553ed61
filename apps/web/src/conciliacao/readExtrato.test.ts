import { describe, expect, it } from 'vitest'
import { readExtrato } from './readExtrato.ts'

const BRADESCO = [
  'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
  '11/11/2026;TED AURORA ODONTO;123;3.925,50;;13.925,50',
  '12/11/2026;ALUGUEL;124;;-2.000,00;11.925,50',
]
const SEM_TITULO = ['11/11/2026;TED;123;3.925,50', '12/11/2026;PIX;124;10,00']
const read = (linhas: readonly string[]) => {
  const lido = readExtrato(linhas.join('\r\n'))
  return 'ilegivel' in lido
    ? lido
    : [lido.creditos.map(({ historico, centavos }) => [historico, centavos]), lido.debitos]
}
const TED = [['TED AURORA ODONTO', 392_550]]

describe('what separates the cells of a table', () => {
  it.each([
    ['";" with cents after a comma', BRADESCO, [TED, 1]],
    ['the same, ended by a line', [...BRADESCO, ''], [TED, 1]],
    [
      'the same, under what the bank says of the account',
      ['Extrato de: Ag: 1 | Conta: 5', '', ...BRADESCO],
      [TED, 1],
    ],
    ['of one movement', [...BRADESCO.slice(0, 2), ''], [TED, 0]],
    [
      'without a heading',
      [...SEM_TITULO, ''],
      [
        [
          ['TED', 392_550],
          ['PIX', 1000],
        ],
        0,
      ],
    ],
    ['a tab', BRADESCO.map((linha) => linha.replaceAll(';', '\t')), [TED, 1]],
    ['a bar', BRADESCO.map((linha) => linha.replaceAll(';', '|')), [TED, 1]],
    [
      'a comma, with cents in quotation marks, and ";" in the words',
      ['Data,Histórico,Valor', '11/11/2026,TED; AURORA,"3.925,50"'],
      [[['TED; AURORA', 392_550]], 0],
    ],
    [
      'a comma, with cents after a point',
      ['Date,Memo,Amount', '2026-11-11,TED,3925.50', ''],
      [[['TED', 392_550]], 0],
    ],
  ] as const)('%s', (_nome, linhas, esperado) => {
    expect(read(linhas)).toEqual(esperado)
  })

  it('leaves the days that it is of as they are, of a debit alone too', () => {
    expect(readExtrato(BRADESCO.join('\n'))).toMatchObject({
      periodo: { de: '2026-11-11', ate: '2026-11-12' },
    })
  })

  it('is the one that makes most cells where no columns are known', () => {
    expect(read(['amanhã cedo;TED;1,00'])).toEqual({
      ilegivel: true,
      amostra: [['amanhã cedo', 'TED', '1,00']],
    })
  })
})

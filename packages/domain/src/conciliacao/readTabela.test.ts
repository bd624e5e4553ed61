import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findTitulos, guessColunas } from './colunas.ts'
import { createLeitorTabela } from './readTabela.ts'

const BB = [
  ['Data', 'Dependência Origem', 'Histórico', 'Data do Balancete', 'Número do documento', 'Valor'],
  ['30/11/2026', '', 'Saldo Anterior', '', '0', '1.000,00'],
  ['10/12/2026', '0000-0', 'TED AURORA ODONTO', '', '77', '1234,56'],
  ['11/12/2026', '0000-0', 'Tarifa', '', '78', '-12,00'],
]
const BRADESCO = [
  ['Extrato de: Ag: 1234 | Conta: 567'],
  ['Data', 'Lançamento', 'Dcto.', 'Crédito (R$)', 'Débito (R$)', 'Saldo (R$)'],
  ['10/12/26', 'TED AURORA ODONTO', '77', '1.234,56', '', '2.234,56'],
  ['11/12/26', 'TARIFA', '78', '', '-12,00', '2.222,56'],
]
const NATUREZA = [
  ['data', 'descrição', 'valor', 'tipo'],
  ['2026-12-10', 'TED AURORA ODONTO', '1234.56', 'C'],
  ['2026-12-11', 'TARIFA', '12.00', 'D'],
]
const SEM_TITULO = [
  ['10/12/2026', 'TED AURORA ODONTO', '77', '1.234,56'],
  ['11/12/2026', 'TARIFA', '78', '-12,00'],
]
const SALDO_ANTES = [
  ['Saldo', 'Valor', 'Data', 'Histórico'],
  ['2.234,56', '1.234,56', '10/12/2026', 'TED AURORA ODONTO'],
  ['2.222,56', '-12,00', '11/12/2026', 'TARIFA'],
]
const CONTA_ANTES = [
  ['Data', 'Conta', 'Quantia'],
  ['10/12/2026', '12345', '150'],
  ['11/12/2026', '12345', '200'],
]

it('takes no account number for the money, where all are whole numbers', () => {
  expect(guessColunas(CONTA_ANTES)).toMatchObject({ data: 0, valor: 2, conta: 1 })
})

it.each([
  [
    'Banco do Brasil',
    BB,
    { data: 0, valor: 5, historico: 2, documento: 4, natureza: null, conta: null },
    '77',
    1,
  ],
  [
    'Bradesco',
    BRADESCO,
    { data: 0, valor: 3, historico: 1, documento: null, natureza: null, conta: null },
    '',
    0,
  ],
  [
    'a column of C and D',
    NATUREZA,
    { data: 0, valor: 2, historico: 1, documento: null, natureza: 3, conta: null },
    '',
    0,
  ],
  [
    'no heading',
    SEM_TITULO,
    { data: 0, valor: 3, historico: 1, documento: null, natureza: null, conta: null },
    '',
    0,
  ],
  [
    'the balance first',
    SALDO_ANTES,
    { data: 2, valor: 1, historico: 3, documento: null, natureza: null, conta: null },
    '',
    0,
  ],
] as const)('%s: the columns, the deposit, the debit', (_nome, linhas, esperadas, documento, ignoradas) => {
  const colunas = guessColunas(linhas)
  expect(colunas).toEqual(esperadas)
  if (!colunas) return
  const leitor = createLeitorTabela(colunas)
  leitor.read(linhas, 1)
  expect(leitor.extrato.creditos).toEqual([
    {
      conta: '',
      dia: '2026-12-10',
      centavos: 123_456,
      historico: 'TED AURORA ODONTO',
      documento,
      ordem: 1,
    },
  ])
  expect([leitor.extrato.debitos, leitor.extrato.totalIgnoradas]).toEqual([1, ignoradas])
})

const CONTAS = (titulo: string) => [
  [titulo, 'Data', 'Histórico', 'Valor'],
  ['12345-6', '10/12/2026', 'TED AURORA ODONTO', '1,00'],
  ['99999-1', '10/12/2026', 'TED AURORA ODONTO', '1,00'],
]

it.each(['Conta', 'Conta corrente', 'Nº da conta', 'Agência/Conta', 'account'])(
  'of each line its account: %s',
  (titulo) => {
    const colunas = guessColunas(CONTAS(titulo))
    expect(colunas).toMatchObject({ data: 1, valor: 3, historico: 2, documento: null, conta: 0 })
    if (!colunas) return
    const leitor = createLeitorTabela(colunas)
    leitor.read(CONTAS(titulo), 1)
    expect(leitor.extrato.creditos.map(({ conta, ordem }) => [conta, ordem])).toEqual([
      ['12345-6', 1],
      ['99999-1', 1],
    ])
  },
)

it.each(['Conta contábil', 'Contato', 'Extrato da conta: 567'])(
  'takes no other column for it: %s',
  (titulo) => {
    expect(guessColunas(CONTAS(titulo))).toMatchObject({ conta: null })
  },
)

it.each([
  ['nothing', []],
  ['no day', [['a', '1,00']]],
  ['no amount', [['10/12/2026', 'a']]],
  ['one column', [['10/12/2026']]],
])('no columns are guessed of %s', (_nome, linhas) => {
  expect(guessColunas(linhas)).toBeUndefined()
})

const colunas = { data: 0, valor: 2, historico: 1, documento: null, natureza: null, conta: null }

it('lists each row that cannot be read by its line, and reads the rest, in pieces too', () => {
  const leitor = createLeitorTabela(colunas)
  leitor.read([['Data', 'Histórico', 'Valor'], ['10/12/2026', 'TED', '1,00'], ['']], 1)
  leitor.read(
    [
      ['31/02/2026', 'TED', '2,00'],
      ['11/12/2026', 'TED', 'abc'],
      ['11/12/2026', 'TED'],
      ['12/12/2026', 'SALDO DO DIA', '9,00'],
      ['Total', '', ''],
      ['10/12/2026', 'TED', '1,00'],
    ],
    4,
  )
  expect(leitor.extrato.creditos.map(({ dia, ordem }) => [dia, ordem])).toEqual([
    ['2026-12-10', 1],
    ['2026-12-10', 2],
  ])
  expect(leitor.extrato.ignoradas).toEqual([
    { linha: 4, motivo: 'data', texto: '31/02/2026 · TED · 2,00' },
    { linha: 5, motivo: 'valor', texto: '11/12/2026 · TED · abc' },
    { linha: 6, motivo: 'colunas', texto: '11/12/2026 · TED' },
    { linha: 7, motivo: 'saldo', texto: '12/12/2026 · SALDO DO DIA · 9,00' },
    { linha: 8, motivo: 'data', texto: 'Total ·  · ' },
  ])
})

it('never stops on a damaged table', () => {
  const celula = fc.constantFrom(
    '',
    '10/12/2026',
    '1.234,56',
    'SALDO',
    'C',
    'D',
    '\0',
    '31/02/2026',
    '-',
    '9'.repeat(40),
  )
  fc.assert(
    fc.property(fc.array(fc.array(celula, { maxLength: 6 }), { maxLength: 8 }), (linhas) => {
      const leitor = createLeitorTabela(guessColunas(linhas) ?? colunas)
      leitor.read(linhas, 1)
      expect(leitor.extrato.creditos.every(({ centavos }) => centavos > 0)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it('the heading is a row of words, and no title that stands alone below it', () => {
  const linhas = [['Extrato'], ['Data', 'Valor'], ['Lançamentos', ''], ['12/10/2026', '1,00']]
  expect(findTitulos(linhas, 0)).toEqual(['Data', 'Valor'])
})

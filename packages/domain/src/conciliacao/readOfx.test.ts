import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameConta } from './credito.ts'
import { isOfx, readOfx } from './readOfx.ts'

const ofx = (lancamentos: string, conta = '<BANKID>033<BRANCHID>1234<ACCTID>56789-0<ACCTTYPE>CHECKING') =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM>${conta}</BANKACCTFROM>\n<BANKTRANLIST>\n${lancamentos}\n</BANKTRANLIST><LEDGERBAL><BALAMT>10.00<DTASOF>20261231</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const credito = {
  conta: '033 1234 56789-0',
  dia: '2026-12-10',
  centavos: 123_456,
  historico: 'TED AURORA ODONTO S.A.',
  documento: '77',
  ordem: 1,
}

describe('a deposit is the same however its bank writes it', () => {
  it.each([
    [
      'SGML, a tag a line, never closed',
      '<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261210\n<TRNAMT>1234.56\n<FITID>77\n<MEMO>TED AURORA ODONTO S.A.\n</STMTTRN>',
    ],
    [
      'XML, all on one line',
      '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261210120000[-3:BRT]</DTPOSTED><TRNAMT>1234.56</TRNAMT><FITID>77</FITID><MEMO>TED AURORA ODONTO S.A.</MEMO></STMTTRN>',
    ],
    [
      'Bradesco: a comma',
      '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261210000000<TRNAMT>1234,56<FITID>77<MEMO>TED AURORA ODONTO S.A.</STMTTRN>',
    ],
    [
      'Santander: thousands, and its type in other words',
      '<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261210<TRNAMT>1.234,56<FITID>77<MEMO>TED AURORA ODONTO S.A.</STMTTRN>',
    ],
    [
      'the block never closed, lower case, returns of both kinds',
      '<stmttrn>\r\n<trntype>credit\r<dtposted>20261210\r\n<trnamt>+1,234.56\r\n<fitid>77\r\n<memo>TED  AURORA ODONTO S.A.\r\n',
    ],
    [
      'NUL within, the payer apart from the memo',
      '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>2026\u00001210<TRNAMT>1234.56<FITID>77<NAME>TED\u0000</NAME><MEMO>AURORA ODONTO S.A.</STMTTRN>',
    ],
    [
      'the number in another field, the bank number empty',
      '<STMTTRN><TRNTYPE>DEP<DTPOSTED>20261210<TRNAMT>1234.56<FITID></FITID><CHECKNUM>77<MEMO>TED AURORA ODONTO S.A.</STMTTRN>',
    ],
    [
      'a field said again, empty',
      '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261210<TRNAMT>1234.56<FITID>77<MEMO>TED AURORA ODONTO S.A.<MEMO></STMTTRN>',
    ],
  ])('%s', (_nome, lancamento) => {
    expect(readOfx(ofx(lancamento))).toEqual({
      creditos: [credito],
      debitos: 0,
      ignoradas: [],
      totalIgnoradas: 0,
      periodo: { de: '2026-12-10', ate: '2026-12-10' },
    })
  })
})

const lancamento = (campos: Record<string, string>) =>
  `<STMTTRN>${Object.entries({
    TRNTYPE: 'CREDIT',
    DTPOSTED: '20261210',
    TRNAMT: '10.00',
    FITID: '1',
    MEMO: 'TED',
    ...campos,
  })
    .map(([nome, valor]) => `<${nome}>${valor}`)
    .join('')}</STMTTRN>`

it.each([
  ['a debit by its sign', { TRNAMT: '-10.00', TRNTYPE: 'OTHER' }, { debitos: 1 }],
  ['a debit by its type', { TRNTYPE: 'debit' }, { debitos: 1 }],
  ['a balance (Itaú)', { MEMO: 'SALDO ANTERIOR' }, { motivo: 'saldo', texto: 'SALDO ANTERIOR' }],
  ['no amount', { TRNAMT: 'abc' }, { motivo: 'valor', texto: 'abc TED' }],
  ['an amount of nothing', { TRNAMT: '0,00' }, { motivo: 'valor', texto: '0,00 TED' }],
  ['no day', { DTPOSTED: '20260231' }, { motivo: 'data', texto: '20260231 TED' }],
])('%s is no deposit, and the next one is read', (_nome, campos, esperado) => {
  const { creditos, debitos, ignoradas, totalIgnoradas } = readOfx(
    ofx(`${lancamento(campos)}\n${lancamento({ FITID: '2' })}`),
  )
  expect(creditos.map(({ documento }) => documento)).toEqual(['2'])
  const deixada = 'motivo' in esperado
  expect(debitos).toBe(deixada ? 0 : 1)
  expect(totalIgnoradas).toBe(deixada ? 1 : 0)
  // Five lines stand before the first movement.
  expect(ignoradas).toEqual(deixada ? [{ linha: 6, ...esperado }] : [])
})

it.each([
  ['what looks like a tag', 'PIX <ANA> &amp; CIA &lt;3', 'PIX <ANA> & CIA <3'],
  ['numbers of both kinds', 'CR&#233;DITO JOS&#xE9; &#Xe3; &#x1F9B7;', 'CRéDITO JOSé ã 🦷'],
  ['a sign once, whatever it says then', '&#38;lt; &amp;#233;', '&lt; &#233;'],
  [
    'a number that is no sign',
    '&#1114112; &#xD800; &#xDFFF; &#; &#x; &eacute;',
    '&#1114112; &#xD800; &#xDFFF; &#; &#x; &eacute;',
  ],
  ['a sign that nobody sees', 'A&#0;B &#8203;C', 'AB C'],
])('keeps or reads within a value %s', (_nome, escrito, lido) => {
  expect(readOfx(ofx(lancamento({ MEMO: escrito }))).creditos.map(({ historico }) => historico)).toEqual([
    lido,
  ])
})

it('tells apart the lines of which all is equal, and each account', () => {
  const igual = lancamento({ FITID: '' })
  const outra = ofx(igual, '<BANKID>341<ACCTID>1')
  const lidos = readOfx(
    `${ofx(`${igual}${igual}${lancamento({ FITID: '', MEMO: 'PIX' })}`)}${outra}`,
  ).creditos
  expect(lidos.map(({ conta, historico, ordem }) => [conta, historico, ordem])).toEqual([
    ['033 1234 56789-0', 'TED', 1],
    ['033 1234 56789-0', 'TED', 2],
    ['033 1234 56789-0', 'PIX', 1],
    ['341 1', 'TED', 1],
  ])
})

it('counts anew those that are equal once their account is named', () => {
  const igual = lancamento({ FITID: '' })
  const lidos = readOfx(`${ofx(igual, '<ACCTID>X')}${ofx(igual, '')}`).creditos
  expect(nameConta(lidos, 'X').map(({ conta, ordem }) => [conta, ordem])).toEqual([
    ['X', 1],
    ['X', 2],
  ])
  expect(nameConta(lidos, 'Y').map(({ conta, ordem }) => [conta, ordem])).toEqual([
    ['X', 1],
    ['Y', 1],
  ])
})

it('lists the first two hundred lines that it leaves out, and counts them all', () => {
  const { ignoradas, totalIgnoradas } = readOfx(ofx(lancamento({ TRNAMT: 'x'.repeat(300) }).repeat(201)))
  expect([ignoradas.length, totalIgnoradas, ignoradas[0]?.texto.length]).toEqual([200, 201, 120])
})

it('never stops on a damaged file, and never makes a deposit of no day or amount', () => {
  const inteiro = ofx(`${lancamento({})}${lancamento({ MEMO: 'SALDO DO DIA' })}`)
  const dano = fc.tuple(
    fc.nat({ max: inteiro.length }),
    fc.nat({ max: 40 }),
    fc.constantFrom(
      '',
      '\0',
      '<',
      '</',
      '>',
      '<TRNAMT>',
      '</STMTTRN>',
      '\uD800',
      '9999999999999999',
      ',',
      '\n',
      '&',
    ),
  )
  fc.assert(
    fc.property(fc.array(dano, { maxLength: 6 }), (danos) => {
      const estragado = danos.reduce(
        (texto, [onde, quanto, novo]) => texto.slice(0, onde) + novo + texto.slice(onde + quanto),
        inteiro,
      )
      for (const { dia, centavos } of readOfx(estragado).creditos) {
        expect(dia).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(centavos).toBeGreaterThan(0)
      }
    }),
    { numRuns: 5000 },
  )
})

it.each([
  ['OFXHEADER:100', true],
  ['\n\n<OFX>', true],
  ['<?xml version="1.0"?><ofx>', true],
  ['Data;Histórico;Valor', false],
])('%j is OFX: %j', (texto, sim) => {
  expect(isOfx(texto)).toBe(sim)
})

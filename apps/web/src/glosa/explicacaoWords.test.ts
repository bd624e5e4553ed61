import { describe, expect, it } from 'vitest'
import { describeHistorico, describeVigencia } from './explicacaoWords.ts'

describe('describeVigencia', () => {
  const regra = {
    codigoEvento: '85400149',
    descricao: 'Coroa total metálica',
    desde: '2015-01-01',
    fonte: 'Valor da demonstração',
    dut: null,
  }
  it.each([
    ['1007', null, 'Não decorre da regra de um evento, e não tem data própria.'],
    ['3016', null, 'Decorre da regra de cada evento: na guia, a explicação diz desde quando a dele vale.'],
    [
      '3288',
      regra,
      'A regra de 85.400.149 Coroa total metálica vale desde 01/01/2015. Valor da demonstração.',
    ],
    [
      '3288',
      { ...regra, dut: 93 },
      'A regra de 85.400.149 Coroa total metálica vale desde 01/01/2015, com a DUT 93. Valor da demonstração.',
    ],
  ])('%#', (codigoGlosa, lida, texto) => expect(describeVigencia({ codigoGlosa, regra: lida })).toBe(texto))
})

describe('describeHistorico', () => {
  const periodo = { desde: '2025-11-21', ate: '2026-11-21' }
  const nada = { negados: 0, recorridos: 0, ganhos: 0, emJulgamento: 0 }
  it('says the authorisation alone where the payment is not told', () =>
    expect(describeHistorico({ ...periodo, autorizacao: 0 })).toEqual([
      'Na autorização, nenhum evento negado assim.',
    ]))

  it.each([
    [1, nada, 'Na autorização, 1 evento negado assim.', 'No pagamento, nenhum evento negado assim.'],
    [
      2,
      { ...nada, negados: 1 },
      'Na autorização, 2 eventos negados assim.',
      'No pagamento, 1 evento negado assim; de nenhum se recorreu.',
    ],
    [
      0,
      { negados: 7, recorridos: 4, ganhos: 2, emJulgamento: 1 },
      'Na autorização, nenhum evento negado assim.',
      'No pagamento, 7 eventos negados assim; 4 recorridos: 2 aprovados, 1 não aprovado, 1 em julgamento.',
    ],
    [
      0,
      { negados: 2, recorridos: 1, ganhos: 1, emJulgamento: 0 },
      'Na autorização, nenhum evento negado assim.',
      'No pagamento, 2 eventos negados assim; 1 recorrido: 1 aprovado.',
    ],
  ])('%#', (autorizacao, pagamento, ...frases) =>
    expect(describeHistorico({ ...periodo, autorizacao, pagamento })).toEqual(frases),
  )
})

import type { Acao } from '@portal/contract/conciliacao.ts'
import { expect, it } from 'vitest'
import { plainText } from '../testing/plainText.ts'
import { deposito, pagamento } from './pagamento.fixture.ts'
import {
  endHistorico,
  nameAcao,
  sayEscolha,
  showAcao,
  showEvidencia,
  showPar,
  showResto,
} from './palavras.ts'

const EVIDENCIA = {
  valor: 'igual',
  dias: 0,
  referencia: 'inteira',
  conhecido: true,
  outrosIguais: 0,
} as const

const acao: Acao = {
  numero: 1,
  tipo: 'par',
  arquivo: null,
  itens: 1,
  valor: '826.72',
  pagamentos: ['2026-10-10'],
  dependentes: { pagamentos: 0, recusas: 0, diferencas: 0 },
  feitaEm: '2026-11-21T12:00:00Z',
  feitaPor: '100004',
  desfeita: null,
}

it.each<[Partial<Acao>, string, string]>([
  [{}, 'Pagamento de 10/10/2026, com R$ 826,72 de depósito', 'Conciliação'],
  [
    { pagamentos: ['2026-10-10', '2026-10-25'] },
    'Pagamentos de 10/10/2026 e 25/10/2026, com R$ 826,72 de depósito',
    'Conciliação',
  ],
  [{ tipo: 'recusa', itens: 2 }, '2 pares recusados, pagamento de 10/10/2026', 'Recusa de sugestão'],
  [{ tipo: 'diferenca' }, 'Diferença de R$ 826,72 explicada, pagamento de 10/10/2026', 'Diferença explicada'],
  [{ tipo: 'importacao', pagamentos: [] }, 'Depósito digitado, R$ 826,72', 'Digitação'],
  [
    { tipo: 'importacao', pagamentos: [], arquivo: 'out.ofx', itens: 3 },
    '3 depósitos de out.ofx, R$ 826,72',
    'Importação',
  ],
  [
    { tipo: 'importacao', pagamentos: [], arquivo: 'out.ofx', itens: 0, valor: '0.00' },
    'Extrato out.ofx, sem depósito novo',
    'Importação',
  ],
])('%j reads %s (%s)', (mudancas, dito, nome) => {
  expect(nameAcao({ ...acao, ...mudancas })).toBe(nome)
  expect(showAcao({ ...acao, ...mudancas }).replaceAll('\u00a0', ' ')).toBe(dito)
})

const [um, dois, tres, quatro] = ['10.00', '20.00', '30.00', '40.00'].map((valor, n) => ({
  dia: `2026-10-1${n + 1}`,
  valor,
}))

it.each([
  [{ restante: 250, sobra: 0, isDuvida: false }, [], 'Faltam R$ 2,50 de R$ 10,00.'],
  [{ restante: 0, sobra: 0, isDuvida: false }, [], 'Os depósitos escolhidos pagam R$ 10,00.'],
  [
    { restante: 0, sobra: 1300, isDuvida: false },
    [],
    'Os depósitos escolhidos pagam R$ 10,00. Do último sobram R$ 13,00, que ficam em aberto.',
  ],
  [
    { restante: 0, sobra: 500, isDuvida: true },
    [],
    'Os depósitos escolhidos pagam R$ 10,00. Mais de um conjunto deles dá esse valor exato: valem os primeiros marcados. Desmarque os demais. Do último sobram R$ 5,00, que ficam em aberto.',
  ],
  [
    { restante: 0, sobra: 0, isDuvida: false },
    [um],
    'Os depósitos escolhidos pagam R$ 10,00. Não é preciso e fica em aberto o depósito de 11/10/2026, R$ 10,00.',
  ],
  [
    { restante: 0, sobra: 0, isDuvida: false },
    [um, dois, tres, quatro],
    'Os depósitos escolhidos pagam R$ 10,00. Não são precisos e ficam em aberto os depósitos de 11/10/2026, R$ 10,00; de 12/10/2026, R$ 20,00; de 13/10/2026, R$ 30,00; e mais 1.',
  ],
])('of the chosen deposits, with %j and %j of no use: %s', (divisao, semUso, dito) => {
  const ditos = semUso.filter((deposito) => deposito !== undefined)
  expect(sayEscolha('10.00', divisao, ditos).replaceAll('\u00a0', ' ')).toBe(dito)
})

it.each([
  [
    { conhecido: true, certa: true, outrosIguais: 1 },
    'Valor igual, no dia do pagamento, com o nome da operadora, mesmo histórico de antes, 1 outro par igual',
  ],
  [
    { conhecido: true, certa: true, outrosIguais: 0 },
    'Valor igual, no dia do pagamento, com o nome da operadora, mesmo histórico de antes',
  ],
  // The first import of all: nothing was accepted before, and all that is equal is accepted together.
  [
    { conhecido: false, certa: true, outrosIguais: 0 },
    'Valor igual, no dia do pagamento, com o nome da operadora',
  ],
  [
    { conhecido: false, certa: false, outrosIguais: 0 },
    'Valor igual, no dia do pagamento, com o nome da operadora, mas com histórico ainda não aceito aqui',
  ],
])('what speaks for a pair of %j', ({ conhecido, certa, outrosIguais }, dito) => {
  const evidencia = { ...EVIDENCIA, conhecido, outrosIguais }
  expect(showEvidencia({ metodo: 'exata', certa, partes: [], diferenca: null, evidencia })).toBe(dito)
})

it('of a deposit without a line of the bank says that, and not that its line is new', () => {
  const deposito = {
    numero: 1,
    dia: '2026-10-10',
    valor: '10.00',
    restante: '10.00',
    historico: '',
    documento: '',
    conta: '',
  }
  const evidencia = { ...EVIDENCIA, referencia: 'nenhuma', conhecido: false } as const
  const partes = [{ deposito, dataFechamento: '2026-09-20', valor: '10.00' }]
  expect(showEvidencia({ metodo: 'exata', certa: false, partes, diferenca: null, evidencia })).toBe(
    'Valor igual, no dia do pagamento, sem histórico que o confirme',
  )
})

it.each([
  [['10.00'], ['2026-10-10'], 'Pagamento de 10/10/2026 com o depósito de 11/10/2026, R$ 10,00.'],
  [
    ['10.00', '5.00'],
    ['2026-10-10', '2026-10-25'],
    'Pagamentos de 10/10/2026 e 25/10/2026 com os depósitos de 11/10/2026, R$ 10,00; de 12/10/2026, R$ 5,00.',
  ],
])('a pair of %j for the runs of %j: %s', (valores, dias, dito) => {
  const partes = valores.map((valor, n) => ({
    dataFechamento: '2026-09-20',
    valor,
    deposito: deposito(n + 1, { dia: `2026-10-1${n + 1}` }),
  }))
  const sugestao = { metodo: 'regra', certa: false, partes, evidencia: EVIDENCIA, diferenca: null } as const
  expect(showPar(sugestao, dias).replaceAll('\u00a0', ' ')).toBe(dito)
})

it.each([
  ['PIX', 'PIX.'],
  ['TED AURORA ODONTO S.A.', 'TED AURORA ODONTO S.A.'],
  ['', 'sem histórico.'],
])('the words %j of the bank end a sentence: %s', (historico, dito) => {
  expect(endHistorico(historico)).toBe(dito)
})

it.each([
  ['662.95', ''],
  ['662.94', ' Deixa faltando R$ 0,01.'],
])('a pair of %s leaves of its run: "%s"', (valor, dito) => {
  const julho = pagamento('07')
  const partes = [{ deposito: deposito(1), dataFechamento: julho.repasse.dataFechamento, valor }]
  const sugestao = { metodo: 'regra', certa: false, partes, evidencia: EVIDENCIA, diferenca: null } as const
  expect(plainText(showResto(julho, sugestao))).toBe(dito)
})

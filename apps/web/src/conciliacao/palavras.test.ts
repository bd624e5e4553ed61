import type { Acao } from '@portal/contract/conciliacao.ts'
import { expect, it } from 'vitest'
import { nameAcao, sayEscolha, showAcao } from './palavras.ts'

const acao: Acao = {
  numero: 1,
  tipo: 'par',
  arquivo: null,
  itens: 1,
  valor: '826.72',
  pagamentos: ['2026-10-10'],
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
])('%j reads %s (%s)', (mudancas, dito, nome) => {
  expect(nameAcao({ ...acao, ...mudancas })).toBe(nome)
  expect(showAcao({ ...acao, ...mudancas }).replaceAll('\u00a0', ' ')).toBe(dito)
})

it.each([
  [{ restante: 250, sobra: 0 }, 0, 'Faltam R$ 2,50 de R$ 10,00.'],
  [{ restante: 0, sobra: 0 }, 0, 'Os depósitos escolhidos pagam R$ 10,00.'],
  [
    { restante: 0, sobra: 1300 },
    0,
    'Os depósitos escolhidos pagam R$ 10,00. Do último sobram R$ 13,00, que ficam em aberto.',
  ],
  [
    { restante: 0, sobra: 0 },
    1,
    'Os depósitos escolhidos pagam R$ 10,00. 1 dos marcados não é preciso e fica em aberto.',
  ],
  [
    { restante: 0, sobra: 0 },
    4,
    'Os depósitos escolhidos pagam R$ 10,00. 4 dos marcados não são precisos e ficam em aberto.',
  ],
])('of the chosen deposits, with %j and %i of no use: %s', (divisao, semUso, dito) => {
  expect(sayEscolha('10.00', divisao, semUso).replaceAll('\u00a0', ' ')).toBe(dito)
})

import type { PagamentoConciliado, SemPar } from '@portal/contract/conciliacao.ts'
import { describe, expect, it } from 'vitest'
import { deposito, pagamento as doMes } from './pagamento.fixture.ts'
import { showAndamento, showSemPar, showSituacao } from './palavrasPagamento.ts'

const janela = { de: '2026-07-26', ate: '2026-08-04' }
const semExtrato: SemPar = { motivo: 'semExtrato', ...janela, perto: null }
const semDeposito: SemPar = { motivo: 'semDeposito', ...janela }
const pagamento = (mudado: Partial<PagamentoConciliado>): PagamentoConciliado => doMes('07', mudado)
const emParte = { valorConciliado: '600.00', falta: '62.95' }

it.each<[Partial<PagamentoConciliado>, string, string]>([
  [{ semPar: semExtrato }, 'A conciliar', 'neutro'],
  [{ semPar: semDeposito }, 'Sem depósito', 'atencao'],
  [
    { semPar: { motivo: 'outroValor', ...janela, deposito: deposito(1), falta: '1.00' } },
    'Sem depósito',
    'atencao',
  ],
  [{ semPar: { motivo: 'futuro', ...janela } }, 'Ainda não pago', 'neutro'],
  [{ semPar: semExtrato, ...emParte }, 'Faltam R$ 62,95', 'atencao'],
  [{ falta: '0.01', valorConciliado: '662.94' }, 'Faltam R$ 0,01', 'atencao'],
  [{ falta: '0.00', valorConciliado: '662.95' }, 'Conciliado', 'sucesso'],
  [
    {
      falta: '0.00',
      valorConciliado: '650.00',
      diferencas: [
        { acao: 1, tipo: 'glosa', valor: '10.45', texto: '' },
        { acao: 2, tipo: 'ajuste', valor: '2.50', texto: 'tarifa' },
      ],
    },
    'Conciliado, R$ 12,95 sem depósito',
    'neutro',
  ],
  [{ falta: '0.00', valorLiquido: '0.00' }, 'Nada a pagar', 'neutro'],
])('of nothing offered, %j stands as %s', (mudado, texto, tom) => {
  const situacao = showSituacao(pagamento(mudado), { isOferecido: false })
  expect({ ...situacao, texto: situacao.texto.replaceAll('\u00a0', ' ') }).toEqual({ texto, tom })
})

it.each<[SemPar, string]>([
  [semExtrato, 'Nenhum extrato de 26/07/2026 a 04/08/2026 foi importado.'],
  [{ ...semExtrato, ate: semExtrato.de }, 'Nenhum extrato de 26/07/2026 foi importado.'],
  [
    { ...semExtrato, ate: '2026-07-29', perto: { deposito: deposito(1), falta: '-2.00' } },
    'Nenhum extrato de 26/07/2026 a 29/07/2026 foi importado. O depósito mais próximo, de 13/10/2026, R$ 662,95, traz R$ 2,00 a mais.',
  ],
  [semDeposito, 'Nenhum depósito em aberto entre 26/07/2026 e 04/08/2026.'],
  [
    { ...semDeposito, ate: '2026-08-03' },
    'Nenhum depósito em aberto entre 26/07/2026 e 03/08/2026, até onde vai o extrato.',
  ],
])('%j reads: %s', (semPar, dito) => {
  expect(showSemPar(semPar, '2026-07-28').replaceAll('\u00a0', ' ')).toBe(dito)
})

describe('how far a year is', () => {
  const [aberto, pago] = [
    pagamento({ semPar: semDeposito }),
    pagamento({ falta: '0.00', valorConciliado: '662.95' }),
  ]
  const desconhecido = pagamento({ semPar: semExtrato })
  const futuro = pagamento({ semPar: { motivo: 'futuro', ...janela } })

  it.each([
    [[aberto, pago, pago], '2 de 3 pagamentos conciliados; faltam R$ 662,95.'],
    [
      [aberto, pago, desconhecido, desconhecido],
      '1 de 2 pagamentos conciliados; faltam R$ 662,95. De 2 pagamentos não há extrato.',
    ],
    [
      [pagamento({ semPar: semExtrato, ...emParte }), desconhecido],
      '0 de 1 pagamento conciliado; faltam R$ 62,95. De 1 pagamento não há extrato.',
    ],
    [[pago, desconhecido], '1 de 1 pagamento conciliado. De 1 pagamento não há extrato.'],
    [[desconhecido, futuro], 'De 1 pagamento não há extrato.'],
    [[futuro, pagamento({ semPar: semExtrato, valorLiquido: '0.00' })], ''],
  ])('%#: %s', (pagamentos, dito) => {
    expect(showAndamento(pagamentos).replaceAll('\u00a0', ' ')).toBe(dito)
  })
})

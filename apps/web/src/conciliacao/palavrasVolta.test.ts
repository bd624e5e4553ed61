import { expect, it } from 'vitest'
import { importacao } from './acao.fixture.ts'
import { hasDependentes, showVolta, warnVolta } from './palavrasVolta.ts'

it.each([
  [
    { itens: 15, dependentes: { pagamentos: 8, recusas: 2, diferencas: 1 } },
    'Os 15 depósitos, R$ 10.237,14, vieram em 19/11/2026 09:00. Os 8 pagamentos conciliados com eles voltam a ficar em aberto, e 2 pares recusados e 1 diferença explicada se perdem. Importar os depósitos de novo não traz isso de volta.',
    '15 depósitos de ano.ofx, R$ 10.237,14, e com eles 8 pagamentos conciliados, 2 pares recusados e 1 diferença explicada',
  ],
  [
    { itens: 1, dependentes: { pagamentos: 1, recusas: 0, diferencas: 0 } },
    'O depósito, R$ 10.237,14, veio em 19/11/2026 09:00. O pagamento conciliado com ele volta a ficar em aberto. Trazer o depósito de novo não traz isso de volta.',
    '1 depósito de ano.ofx, R$ 10.237,14, e com ele 1 pagamento conciliado',
  ],
  [
    { itens: 2, dependentes: { pagamentos: 0, recusas: 1, diferencas: 0 } },
    'Os 2 depósitos, R$ 10.237,14, vieram em 19/11/2026 09:00. 1 par recusado se perde. Importar os depósitos de novo não traz isso de volta.',
    '2 depósitos de ano.ofx, R$ 10.237,14, e com eles 1 par recusado',
  ],
])('%j is warned of before, and told after', (mudancas, antes, depois) => {
  const acao = { ...importacao, ...mudancas }
  expect(hasDependentes(acao)).toBe(true)
  expect(warnVolta(acao).replaceAll('\u00a0', ' ')).toBe(antes)
  expect(showVolta(acao).replaceAll('\u00a0', ' ')).toBe(depois)
})

it('tells of what nothing depends on as what it was', () => {
  expect(hasDependentes(importacao)).toBe(false)
  expect(showVolta(importacao).replaceAll('\u00a0', ' ')).toBe('15 depósitos de ano.ofx, R$ 10.237,14')
})

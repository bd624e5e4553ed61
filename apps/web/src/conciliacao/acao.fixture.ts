import type { Acao } from '@portal/contract/conciliacao.ts'

/** An import that nothing depends on. */
export const importacao: Acao = {
  numero: 1,
  tipo: 'importacao',
  arquivo: 'ano.ofx',
  itens: 15,
  valor: '10237.14',
  pagamentos: [],
  dependentes: { pagamentos: 0, recusas: 0, diferencas: 0 },
  feitaEm: '2026-11-19T12:00:00.000Z',
  feitaPor: 'Clínica',
  desfeita: null,
}

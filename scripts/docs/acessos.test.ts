import { describe, expect, it } from 'vitest'
import { rotas, tellAcesso } from './acessos.ts'

/** Spec §2, §4 and §6, by the logins of the demonstration. */
it.each([
  [100001, '/portal/elegibilidade', 'abre'],
  [100001, '/portal/capturaExames', 'não'],
  [100003, '/portal/capturaExames', 'abre'],
  [100003, '/portal/consultarStatusPedidosExames', 'não'],
  [100001, '/portal/reanalisePrazoOrtodontia', 'não'],
  [100002, '/portal/reanalisePrazoOrtodontia', 'abre'],
  [100009, '/portal/solicitarAutorizacao', 'travada'],
  [100009, '/portal/cancelamentoGTO', 'travada'],
  [100009, '/portal/guia/', 'abre'],
  [100010, '/portal/relatorioGTODigital', 'no sistema anterior'],
  [200001, '/portal/universidadeAurora', 'abre'],
])('%i at %s: %s', (codigo, rota, resposta) => {
  expect(tellAcesso(codigo, rota)).toBe(resposta)
})

describe.each(rotas.filter((rota) => !rota.startsWith('/portal')))('%s', (rota) => {
  it('is nobody’s to be refused', () => expect(tellAcesso(100009, rota)).toBe('abre'))
})

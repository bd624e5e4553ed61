import { describe, expect, it } from 'vitest'
import {
  acceptsAcao,
  acoesSolicitacao,
  getAcaoFeita,
  leadsTo,
  statusAbertos,
  statusCapturaveis,
} from './acaoSolicitacao.tables.ts'
import { explicaSolicitacoes } from './explicaSolicitacao.tables.ts'
import { statusSolicitacoes } from './statusSolicitacao.tables.ts'

const todos = statusSolicitacoes.map(({ codigo }) => codigo)

describe('the life of a request', () => {
  it.each([
    ['create', [], ['EM_ANALISE', 'APROVADA_PORTAL']],
    ['audit', ['EM_ANALISE'], ['REPROVADA', 'PARCIALMENTE_APROVADA', 'APROVADA_AUDITORIA']],
    ['capture', ['PARCIALMENTE_APROVADA', 'APROVADA_PORTAL', 'APROVADA_AUDITORIA'], ['CAPTURADA']],
    ['deleteCaptura', ['CAPTURADA'], []],
    [
      'cancel',
      ['EM_ANALISE', 'PARCIALMENTE_APROVADA', 'APROVADA_PORTAL', 'APROVADA_AUDITORIA'],
      ['CANCELADA'],
    ],
    ['expire', ['PARCIALMENTE_APROVADA', 'APROVADA_PORTAL', 'APROVADA_AUDITORIA'], ['EXPIRADA']],
  ] as const)('%s is taken in %j and leads to %j', (acao, de, para) => {
    expect(todos.filter((status) => acceptsAcao(status, acao))).toEqual(de)
    expect(todos.filter((status) => leadsTo(acao, status))).toEqual(para)
  })

  it('is open while it waits for the operator or a unit', () => {
    expect(todos.filter((status) => statusAbertos.includes(status))).toEqual(
      todos.filter((status) => acceptsAcao(status, 'cancel')),
    )
    expect(statusCapturaveis).toEqual(['APROVADA_PORTAL', 'APROVADA_AUDITORIA', 'PARCIALMENTE_APROVADA'])
  })

  it('is told in what was done', () => {
    expect(acoesSolicitacao.map(({ nome }) => getAcaoFeita(nome))).toEqual([
      'Pedido feito',
      'Decisão da auditoria',
      'Captura',
      'Captura devolvida',
      'Cancelamento',
      'Fim da validade',
    ])
  })

  it.each(todos)('%s is explained, with what comes next', (status) => {
    const { ajuda, proximoPasso } = explicaSolicitacoes[status]
    expect(ajuda).toMatch(/\.$/)
    expect(proximoPasso).toMatch(/\.$/)
    // What a unit may capture is taken to it by the patient.
    expect(proximoPasso.startsWith('Entregue')).toBe(statusCapturaveis.includes(status))
  })
})

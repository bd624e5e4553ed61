import { describe, expect, it, test } from 'vitest'
import { buildTratamento, manutencoesDe, PRAZO } from '../ortodontia/tratamento.fixture.ts'
import type { Tratamento } from '../ortodontia/tratamento.ts'
import { decideOrtodontia, type PedidoOrtodontia } from './decideOrtodontia.ts'

const HOJE = '2026-11-21'
const PLANO = {
  desde: '2015-01-01',
  tratamentosVida: 1,
  idadeMinima: 6,
  idadeMaxima: null,
  percentualCoparticipacao: null,
}

function decide(tipo: Parameters<typeof decideOrtodontia>[0], mudancas: Partial<PedidoOrtodontia> = {}) {
  const recusa = decideOrtodontia(tipo, {
    hoje: HOJE,
    associado: { nascimento: '1986-03-10' },
    plano: PLANO,
    prazo: PRAZO,
    tratamentosFeitos: 0,
    ...mudancas,
  })
  return (
    recusa && [recusa.motivo, recusa.motivos.map(({ codigoGlosa }) => codigoGlosa).join(), recusa.possivelEm]
  )
}
const em = (mudancas: Partial<Tratamento> = {}) => ({ tratamento: buildTratamento(mudancas) })
const aberta = { numeroFicha: 1, liberada: '2026-11-02', data: null }

describe('consulta inicial (6)', () => {
  it('sempre', () => expect([decide(6), decide(6, em())]).toEqual([undefined, undefined]))
})

describe('guia inicial (7)', () => {
  test.each([
    ['sem tratamento', {}, undefined],
    ['depois do abandono', em({ estado: 'abandonado' }), undefined],
    ['em tratamento suspenso, que ela encerra', em({ estado: 'suspenso' }), undefined],
    ['em tratamento ativo', em(), ['tratamentoEmCurso', '3101', undefined]],
    ['à espera de resposta', em({ estado: 'solicitado' }), ['tratamentoEmCurso', '3101', undefined]],
    ['aos 5 anos', { associado: { nascimento: '2020-11-22' } }, ['foraDaIdade', '3003', '2026-11-22']],
    ['aos 6 anos', { associado: { nascimento: '2020-11-21' } }, undefined],
    [
      'depois da idade',
      { plano: { ...PLANO, idadeMaxima: 17 }, associado: { nascimento: '2008-11-21' } },
      ['foraDaIdade', '3003', undefined],
    ],
    ['outro na vida', { tratamentosFeitos: 1 }, ['limiteTratamentos', '1423', undefined]],
    ['outro, sem limite', { tratamentosFeitos: 9, plano: { ...PLANO, tratamentosVida: null } }, undefined],
  ] as const)('%s', (_nome, mudancas, esperado) => expect(decide(7, mudancas)).toEqual(esperado))
})

describe('manutenção (8)', () => {
  test.each([
    ['sem tratamento', {}, ['semTratamento', '3131', undefined]],
    ['suspenso', em({ estado: 'suspenso' }), ['semTratamento', '3139', undefined]],
    ['abandonado', em({ estado: 'abandonado' }), ['semTratamento', '3140', undefined]],
    ['por instalar', em({ instalacao: null }), ['instalacaoPendente', '3102', undefined]],
    ['o mês por fazer', em({ manutencoes: manutencoesDe('2026-10-30', 1) }), undefined],
    [
      'com guia aberta no mês',
      em({ manutencoes: [...manutencoesDe('2026-10-02', 1), aberta] }),
      ['manutencaoDoMes', '', '2026-12-01'],
    ],
    [
      'feita no mês',
      em({ manutencoes: manutencoesDe('2026-11-21', 1) }),
      ['manutencaoDoMes', '', '2026-12-01'],
    ],
    [
      'com a do mês em outro tratamento',
      em({ manutencoes: manutencoesDe('2026-10-02', 1), mesesDeOutros: ['2026-11'] }),
      ['manutencaoDoMes', '', '2026-12-01'],
    ],
    [
      'com a de outro mês em outro tratamento',
      em({ manutencoes: manutencoesDe('2026-10-02', 1), mesesDeOutros: ['2026-10', '2025-11'] }),
      undefined,
    ],
    [
      'a última foi feita hoje',
      em({ inicio: '2025-11-20', manutencoes: manutencoesDe('2025-12-21', 12) }),
      ['prazoEsgotado', '3132', undefined],
    ],
    [
      'todos os meses usados',
      em({ inicio: '2025-09-20', manutencoes: manutencoesDe('2025-11-21', 12) }),
      ['prazoEsgotado', '3132', undefined],
    ],
  ] as const)('%s', (_nome, mudancas, esperado) => expect(decide(8, mudancas)).toEqual(esperado))
})

describe('prorrogação (9)', () => {
  test.each([
    ['sem tratamento', {}, ['semTratamento', '3131', undefined]],
    ['em contenção', em({ estado: 'contencao' }), ['semTratamento', '3134', undefined]],
    ['na 10ª de 12', em({ manutencoes: manutencoesDe('2026-01-02', 9) }), ['prorrogacaoCedo', '', undefined]],
    ['na 11ª de 12', em({ manutencoes: manutencoesDe('2026-01-02', 10) }), undefined],
    [
      'com outra por decidir',
      { ...em({ manutencoes: manutencoesDe('2026-01-02', 10) }), prorrogacaoAberta: true },
      ['prorrogacaoAberta', '', undefined],
    ],
    ['com tudo usado', em({ inicio: '2025-09-20', manutencoes: manutencoesDe('2025-11-21', 12) }), undefined],
    [
      'no último dia do prazo',
      em({ inicio: '2025-05-21', manutencoes: manutencoesDe('2026-06-01', 1) }),
      undefined,
    ],
    [
      'depois do prazo',
      em({ inicio: '2025-05-20', manutencoes: manutencoesDe('2026-06-01', 1) }),
      ['prazoEsgotado', '3132', undefined],
    ],
    ['abandonado, ainda por escrever', em({ inicio: '2026-05-20' }), ['semTratamento', '3140', undefined]],
  ] as const)('%s', (_nome, mudancas, esperado) => expect(decide(9, mudancas)).toEqual(esperado))
})

import { describe, expect, it, test } from 'vitest'
import { buildTratamento, manutencoesDe, PRAZO } from './tratamento.fixture.ts'
import {
  type AcaoTratamento,
  acceptsAcaoTratamento,
  acoesTratamento,
  destinoTratamento,
  type EstadoTratamento,
  estadosTratamento,
  getAcaoTratamentoFeita,
} from './tratamento.tables.ts'
import { endAbandono, endTermo, estadoEm, hasMesesUsados } from './tratamento.ts'

/** Operadora §2: what each state takes, and where that leads. */
const vida: Readonly<Record<EstadoTratamento, Partial<Record<AcaoTratamento, EstadoTratamento>>>> = {
  solicitado: { authorise: 'ativo', deny: 'cancelado', cancel: 'cancelado' },
  ativo: {
    cancel: 'cancelado',
    replace: 'cancelado',
    extend: 'ativo',
    undoExtend: 'ativo',
    reanalyse: 'ativo',
    suspend: 'suspenso',
    abandon: 'abandonado',
    retain: 'contencao',
    conclude: 'concluido',
  },
  suspenso: {
    cancel: 'cancelado',
    replace: 'cancelado',
    extend: 'suspenso',
    undoExtend: 'suspenso',
    reanalyse: 'suspenso',
    resume: 'ativo',
  },
  abandonado: { undoExtend: 'abandonado' },
  contencao: { undoExtend: 'contencao', undoRetain: 'ativo', conclude: 'concluido' },
  concluido: { undoExtend: 'concluido' },
  cancelado: { renounce: 'cancelado', restore: 'ativo', extend: 'cancelado', undoExtend: 'cancelado' },
}

describe('ortodontia: a vida do tratamento', () => {
  test.each(estadosTratamento)('$codigo', ({ codigo }) => {
    const aceitas = acoesTratamento
      .filter(({ nome }) => acceptsAcaoTratamento(codigo, nome))
      .map(({ nome }) => [nome, destinoTratamento(codigo, nome)])
    expect(Object.fromEntries(aceitas)).toEqual(vida[codigo])
  })

  it('nasce solicitado, e cada ação tem as suas palavras', () => {
    expect(acoesTratamento.filter(({ de }) => de.length === 0).map(({ nome, para }) => [nome, para])).toEqual(
      [['request', ['solicitado']]],
    )
    expect(getAcaoTratamentoFeita('replace')).toBe('Troca de prestador')
    expect(() => getAcaoTratamentoFeita('nenhuma' as AcaoTratamento)).toThrow(RangeError)
  })
})

describe('ortodontia: o estado de um dia', () => {
  const tratamento = buildTratamento({
    passos: [
      { dia: '2026-01-10', estado: 'solicitado' },
      { dia: '2026-01-10', estado: 'ativo' },
      { dia: '2026-03-05', estado: 'suspenso' },
      { dia: '2026-04-01', estado: 'ativo' },
      { dia: '2026-06-02', estado: 'cancelado' },
    ],
  })
  test.each([
    ['2026-01-09', undefined],
    ['2026-01-10', 'ativo'],
    ['2026-03-05', 'ativo'],
    ['2026-03-06', 'suspenso'],
    ['2026-04-01', 'ativo'],
    ['2026-06-02', 'ativo'],
    ['2026-06-03', 'cancelado'],
  ])('%s: %s', (dia, estado) => expect(estadoEm(tratamento, dia)).toBe(estado))
})

it.each([
  ['nenhum feito', 0, 12, false],
  ['um, dos doze da guia inicial', 1, 12, true],
  ['doze, antes dos oito da prorrogação', 12, 8, false],
  ['treze, um deles da prorrogação', 13, 8, true],
  ['o que ainda não concedeu nada', 20, 0, false],
])('ortodontia: meses usados de uma guia, %s', (_nome, feitas, concedidos, usados) => {
  const mesesConcedidos = concedidos === 8 ? 20 : 12
  const tratamento = buildTratamento({ mesesConcedidos, manutencoes: manutencoesDe('2025-01-05', feitas) })
  expect(hasMesesUsados(tratamento, concedidos)).toBe(usados)
})

describe('ortodontia: os fins', () => {
  it('o prazo: início, meses concedidos e a folga do contrato; nenhum antes do início', () => {
    expect(endTermo(buildTratamento({ inicio: '2026-01-31' }), PRAZO)).toBe('2027-07-31')
    expect(endTermo(buildTratamento({ inicio: '2026-01-31', mesesConcedidos: 1 }), PRAZO)).toBe('2026-08-31')
    expect(endTermo(buildTratamento({ inicio: null }), PRAZO)).toBeNull()
  })

  const comPasso = buildTratamento({
    passos: [
      { dia: '2025-12-10', estado: 'ativo' },
      { dia: '2026-03-01', estado: 'suspenso' },
      { dia: '2026-05-20', estado: 'ativo' },
    ],
  })
  test.each([
    ['sem início', buildTratamento({ inicio: null }), null],
    ['do início, sem nada feito', buildTratamento({ instalacao: null }), '2026-06-10'],
    ['da instalação', buildTratamento({ instalacao: '2026-01-15' }), '2026-07-15'],
    ['da última manutenção', buildTratamento({ manutencoes: manutencoesDe('2026-01-31', 2) }), '2026-08-28'],
    ['da volta', comPasso, '2026-11-20'],
    [
      'do último mês concedido, no dia em que se usa',
      buildTratamento({ mesesConcedidos: 1, manutencoes: manutencoesDe('2026-08-01', 1) }),
      '2027-02-01',
    ],
    [
      'de mais nada, depois dele',
      buildTratamento({ mesesConcedidos: 1, manutencoes: manutencoesDe('2026-07-31', 1) }),
      null,
    ],
  ])('o abandono conta %s', (_nome, tratamento, fim) => {
    expect(endAbandono(tratamento, PRAZO, '2026-08-01')).toBe(fim)
  })

  it('não conta o que veio depois do dia', () => {
    const depois = buildTratamento({ manutencoes: manutencoesDe('2026-09-01', 1) })
    expect(endAbandono(depois, PRAZO, '2026-08-31')).toBe('2026-06-10')
  })
})

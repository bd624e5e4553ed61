import { describe, expect, it } from 'vitest'
import { REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { listClassesDaEspecialidade } from './classesDaEspecialidade.ts'
import { isSemPedido, toSituacaoAtendimento } from './situacaoAtendimento.ts'

const carencia = (classe: string, terminaEm: string, cumprida = false) => ({ classe, terminaEm, cumprida })
const DENTISTICA = carencia('dentistica', '2026-12-12')
const PERIODONTIA = carencia('periodontia', '2026-12-12')
const PROTESE = carencia('protese', '2027-03-12')
const URGENCIA = carencia('urgencia', '2026-10-13', true)

describe('toSituacaoAtendimento', () => {
  it.each([
    ['nothing waits', [], [URGENCIA], 'liberado', ''],
    ['no plan', [], [], 'liberado', ''],
    ['one class waits', [], [URGENCIA, DENTISTICA], 'comCarencias', 'restaurações até 11/12/2026'],
    [
      'several, by their day, in the order in which they are asked for',
      [],
      [PROTESE, PERIODONTIA, DENTISTICA],
      'comCarencias',
      'restaurações e periodontia até 11/12/2026; prótese até 11/03/2027',
    ],
    ['a warning impedes nothing', ['aviso'], [URGENCIA], 'liberado', ''],
    ['a warning hides no waiting', ['aviso'], [PROTESE], 'comCarencias', 'prótese até 11/03/2027'],
    ['who may not be attended waits for nothing', ['glosa'], [PROTESE], 'impedido', ''],
  ] as const)('%s', (_nome, severidades, carencias, estado, texto) => {
    const impedimentos = severidades.map((severidade) => ({ severidade }))
    expect(toSituacaoAtendimento(impedimentos, carencias)).toEqual({ estado, carencias: texto })
  })
})

describe('isSemPedido', () => {
  it.each([
    ['nothing impedes', [], 1, false],
    ['a warning impedes nothing', ['aviso'], 1, false],
    ['impeded in the only plan', ['glosa'], 1, true],
    ['impeded without a plan', ['glosa'], 0, true],
    ['another plan may do', ['glosa'], 2, false],
  ] as const)('%s', (_nome, severidades, quantos, esperado) => {
    const impedimentos = severidades.map((severidade) => ({ severidade }))
    expect(
      isSemPedido(
        impedimentos,
        Array.from({ length: quantos }, () => ({})),
      ),
    ).toBe(esperado)
  })
})

describe('listClassesDaEspecialidade', () => {
  it.each([
    [3, undefined, 'endodontia', 'protese'],
    [13, undefined, 'protese', 'ortodontia'],
    [1, 1, 'basica', 'implante'],
    [6, 6, 'basica', 'ortodontia'],
    [11, 7, 'ortodontia', 'basica'],
  ])('of %i, type %s, are %s, and not %s', (codigoEspecialidade, tipo, tem, naoTem) => {
    const classes = listClassesDaEspecialidade(codigoEspecialidade, REGRAS_EVENTO, tipo)
    expect([classes.has(tem), classes.has(naoTem)]).toEqual([true, false])
  })
})

import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { describe, expect, it } from 'vitest'
import { findPossivelEm } from './judgeCobertura.ts'

type Razao = readonly [Motivo['severidade'], string | undefined]

describe('findPossivelEm', () => {
  it.each<[string, readonly Razao[], string | null]>([
    ['nothing against it', [], null],
    ['one denial with its day', [['glosa', '2027-01-10']], '2027-01-10'],
    [
      'two denials: the later day',
      [
        ['glosa', '2027-03-01'],
        ['glosa', '2027-01-10'],
      ],
      '2027-03-01',
    ],
    [
      'a denial that no day cures',
      [
        ['glosa', '2027-01-10'],
        ['glosa', undefined],
      ],
      null,
    ],
    [
      'an exception that may be justified has its day too',
      [['pendenciaJustificativa', '2027-02-01']],
      '2027-02-01',
    ],
    [
      'an image that is missing does not hide the day',
      [
        ['auditoria', '2027-02-01'],
        ['pendenciaImagem', undefined],
      ],
      '2027-02-01',
    ],
  ])('%s', (_nome, razoes, esperado) => {
    const motivos = razoes.map(
      ([severidade, possivelEm]): Motivo => ({
        codigoGlosa: '3016',
        severidade,
        campo: 'codigoEvento',
        texto: '',
        ...(possivelEm && { possivelEm }),
      }),
    )
    expect(findPossivelEm(motivos)).toBe(esperado)
  })
})

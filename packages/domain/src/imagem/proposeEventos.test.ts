import { describe, expect, it } from 'vitest'
import type { ImagemExigida, MomentoExigido } from './imagemExigida.ts'
import { proposeEventos } from './proposeEventos.ts'

const exigida = (
  numeroSequencialInclusao: number,
  codigoLocalizacao: string | null,
  momento: MomentoExigido = 'inicial',
  atendida = false,
): ImagemExigida => ({
  numeroSequencialInclusao,
  codigoEvento: '85200158',
  codigoLocalizacao,
  momento,
  atendida,
})

const canais = [exigida(1, '16'), exigida(2, '26'), exigida(3, '46')]

describe('proposeEventos', () => {
  it.each([
    ['the tooth', '26', canais, [2]],
    ['no tooth, and three might be meant', null, canais, []],
    ['no tooth, and one is missing', null, [exigida(1, '16', 'inicial', true), exigida(2, '26')], [2]],
    ['one film for neighbours', '15', [exigida(1, '16'), exigida(2, '15'), exigida(3, '13')], [1, 2]],
    ['another moment', '16', [exigida(1, '16', 'final')], []],
    ['a newer image beside the one there', '16', [exigida(1, '16', 'inicial', true)], [1]],
    ['a tooth that no event has', '36', canais, []],
    ['a region beside a tooth', '16', [exigida(1, '16'), exigida(2, 'ASAI')], [1]],
    ['a region alone', '16', [exigida(2, 'ASAI')], [2]],
  ])('%s', (_nome, dente, exigidas, esperado) => {
    const propostos = proposeEventos({ momento: 'inicial', dente }, exigidas)
    expect(propostos.map(({ numeroSequencialInclusao }) => numeroSequencialInclusao)).toEqual(esperado)
  })
})

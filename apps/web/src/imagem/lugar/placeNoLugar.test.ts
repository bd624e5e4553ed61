import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { describe, expect, it } from 'vitest'
import { type LugarImagem, withEventos } from './lugarImagem.ts'
import { placeNoLugar } from './placeNoLugar.ts'

const build = (codigoLocalizacao: string, momento: 'inicial' | 'final'): ImagemExigida => ({
  numeroSequencialInclusao: 1,
  codigoEvento: '85200166',
  codigoLocalizacao,
  momento,
  atendida: false,
})

describe('a file that was dropped on a place', () => {
  const pedidas = [
    build('16', 'inicial'),
    build('16', 'final'),
    build('26', 'inicial'),
    build('AS', 'inicial'),
  ]
  const no16 = withEventos({ momento: 'inicial', dente: '16' }, pedidas)
  const naRegiao: LugarImagem = { momento: 'inicial', dente: null, eventos: [] }
  it.each([
    ['IMG_2041.jpg', no16, 'inicial', '16', undefined],
    ['16 inicial.jpg', no16, 'inicial', '16', undefined],
    ['foto16.jpg', no16, 'inicial', '16', undefined],
    // The guide asks for what the name says.
    ['16 final.jpg', no16, 'final', '16', undefined],
    ['dente 26.jpg', no16, 'inicial', '26', undefined],
    // It does not.
    ['dente 33.jpg', no16, 'inicial', '16', 'nome'],
    ['26 final.jpg', no16, 'inicial', '16', 'nome'],
    ['foto33.jpg', no16, 'inicial', '16', 'nome'],
    ['final33.jpg', no16, 'inicial', '16', 'nome'],
    ['panorâmica.jpg', no16, 'inicial', '16', 'nome'],
    ['sorriso (26).jpg', no16, 'inicial', '16', undefined],
    ['sorriso final.jpg', naRegiao, 'inicial', null, 'nome'],
    ['IMG_1.jpg', naRegiao, 'inicial', null, undefined],
    ['foto33.jpg', naRegiao, 'inicial', null, 'nome'],
  ] as const)('of several, %s at %j: %s, %s, %s', (nome, escolhido, ...esperado) => {
    const { momento, dente, suposto } = placeNoLugar(nome, escolhido, pedidas, true)
    expect([momento, dente, suposto]).toEqual(esperado)
  })

  it('is for the events of its place', () => {
    expect(placeNoLugar('16 final.jpg', no16, pedidas, true)).toEqual({ ...no16, momento: 'final' })
    expect(placeNoLugar('26 inicial.jpg', no16, pedidas, true)).toEqual(
      withEventos({ momento: 'inicial', dente: '26' }, pedidas),
    )
    const semFinal = pedidas.map((um) =>
      um.momento === 'final' ? { ...um, numeroSequencialInclusao: 2 } : um,
    )
    expect(placeNoLugar('16 final.jpg', no16, semFinal, true)).toEqual({ ...no16, suposto: 'nome' })
    expect(placeNoLugar('IMG_2041.jpg', no16, pedidas, true)).toBe(no16)
  })

  it.each([
    ['IMG_2041.jpg', undefined],
    ['16 inicial.jpg', undefined],
    ['16 final.jpg', 'nome'],
    ['dente 26.jpg', 'nome'],
    ['foto33.jpg', 'nome'],
  ])('%s alone stays there; what its name says is told: %s', (nome, suposto) => {
    expect(placeNoLugar(nome, no16, pedidas, false)).toEqual({ ...no16, ...(suposto && { suposto }) })
  })
})

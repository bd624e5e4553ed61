import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { describe, expect, it } from 'vitest'
import {
  formatLugar,
  guessLugar,
  isNomeDoLugar,
  listDentes,
  listOpcoesDente,
  toEventosGto,
  toImagemGto,
  withEventos,
} from './lugarImagem.ts'

function build(
  codigoLocalizacao: string | null,
  momento: 'inicial' | 'final',
  atendida = false,
): ImagemExigida {
  return { numeroSequencialInclusao: 1, codigoEvento: '85200166', codigoLocalizacao, momento, atendida }
}

const exigidas = [
  build('11', 'inicial', true),
  build('11', 'final'),
  build('16', 'inicial'),
  build('16', 'final'),
  build('ASAI', 'inicial', true),
]

it.each([
  ['periapical-17-final.jpg', true],
  ['17 FINAL.png', true],
  ['final.jpg', false],
  ['17-inicial.jpg', false],
  ['17-final-retratamento.jpg', false],
  ['serie.tif', false],
])('%s says the final image of 17 again: %s', (nome, esperado) => {
  expect(isNomeDoLugar(nome, { momento: 'final', dente: '17' })).toBe(esperado)
})

describe('guessLugar', () => {
  it.each([
    ['the first that is missing', 'IMG_2041.jpg', [], 'final', '11'],
    ['the next one', 'IMG_2041.jpg', [{ momento: 'final', dente: '11' }], 'inicial', '16'],
    ['one film for two neighbours', 'IMG_2041.jpg', [{ momento: 'final', dente: '21' }], 'inicial', '16'],
    ['what its name says', '16 final.jpg', [], 'final', '16'],
    ['the tooth of its name', 'dente16.jpg', [], 'inicial', '16'],
    ['a tooth that is not asked for', 'rx 46 inicial.png', [], 'inicial', '46'],
    ['the moment of its name', 'depois final.tif', [], 'final', '11'],
    ['the tooth that its name may mean', 'foto16.jpg', [], 'inicial', '16'],
    ['no tooth for a panoramic one', 'panorâmica.tif', [], 'final', null],
    ['no tooth in an hour', 'WhatsApp Image 2026-11-24 at 16.40.02.png', [], 'final', '11'],
    ['a lone number that the guide asks for', 'Maria Silva 16.jpg', [], 'inicial', '16'],
  ] as const)('%s: %s', (_nome, nome, naFila, momento, dente) => {
    expect(guessLugar(nome, exigidas, naFila, 'final')).toMatchObject({ momento, dente })
  })

  it.each([
    ['the initial image that is missing', 'IMG_2041.jpg', [], 'inicial', '16'],
    [
      'initial too where only final ones are',
      'boa2.png',
      [{ momento: 'inicial', dente: '16' }],
      'inicial',
      null,
    ],
    ['final where the name says so', '11 final.jpg', [], 'final', '11'],
  ] as const)('of a guide that is not decided, %s: %s', (_nome, nome, naFila, momento, dente) => {
    expect(guessLugar(nome, exigidas, naFila, 'inicial')).toMatchObject({ momento, dente })
  })

  it.each([
    ['by the order alone, of several that are missing', 'IMG_1.jpg', [], 'ordem'],
    ['by the name, which may say another', 'foto33.jpg', [], 'nome'],
    [
      'by the name, which may say another than the only one that is left',
      'foto33.jpg',
      [{ momento: 'inicial', dente: '16' }],
      'nome',
    ],
    [
      'by the order, the only one that is left',
      'IMG_2.jpg',
      [{ momento: 'inicial', dente: '16' }],
      undefined,
    ],
    [
      'by the order, beside another guess',
      'IMG_2.jpg',
      [{ momento: 'inicial', dente: '16', suposto: 'ordem' }],
      'ordem',
    ],
    [
      'by the order, the only one beside what a name may say of another',
      'IMG_2.jpg',
      [{ momento: 'inicial', dente: '16', suposto: 'nome' }],
      undefined,
    ],
    ['by the name', 'dente 26.jpg', [], undefined],
    ['by the name that shows the whole mouth', 'panorâmica.jpg', [], undefined],
  ] as const)('says that a tooth is a guess: %s', (_nome, nome, naFila, suposto) => {
    const duas = [build('16', 'inicial'), build('26', 'inicial')]
    expect(guessLugar(nome, duas, naFila, 'inicial').suposto).toBe(suposto)
  })

  it('says it of an image of no tooth as well, and of the next one', () => {
    const regiao = [build('AS', 'inicial'), build('16', 'inicial')]
    const primeira = guessLugar('IMG_1.jpg', regiao, [], 'inicial')
    expect(primeira).toMatchObject({ dente: null, suposto: 'ordem' })
    expect(guessLugar('IMG_2.jpg', regiao, [primeira], 'inicial')).toMatchObject({
      dente: '16',
      suposto: 'ordem',
    })
  })

  it('guesses nothing where two events miss the image of one tooth', () => {
    const mesmo = [build('16', 'inicial'), build('16', 'inicial')]
    expect(guessLugar('IMG_1.jpg', mesmo, [], 'inicial').suposto).toBeUndefined()
  })

  it('falls back to the moment that the guide is in', () => {
    expect(guessLugar('a.jpg', [], [], 'final')).toEqual({ momento: 'final', dente: null })
  })
})

describe('the events of a file', () => {
  const canais = ['16', '26', '46'].map((dente, i) => ({
    ...build(dente, 'inicial'),
    numeroSequencialInclusao: i + 1,
  }))
  it.each([
    ['by its tooth', 'dente 26.jpg', '2:26'],
    ['the first missing', 'IMG_1.jpg', '1:16'],
    ['none for a panoramic one: the person says', 'panorâmica.jpg', 'nenhum'],
    ['a tooth of no event', 'dente 36.jpg', undefined],
  ])('%s', (_nome, nome, eventos) => {
    expect(toEventosGto(guessLugar(nome, canais, [], 'inicial'))).toBe(eventos)
  })

  it('of what has no tooth are those of what is missing', () => {
    const foto = { ...build('ASAI', 'inicial'), numeroSequencialInclusao: 4 }
    const lugar = guessLugar('IMG_1.jpg', [foto, ...canais], [], 'inicial')
    expect([lugar.dente, toEventosGto(lugar)]).toEqual([null, '4:ASAI'])
  })

  it('follow the place', () => {
    expect(toEventosGto(withEventos({ momento: 'inicial', dente: '46' }, canais))).toBe('3:46')
    expect(toEventosGto(withEventos({ momento: 'final', dente: '46' }, canais))).toBeUndefined()
  })
})

it('offers the teeth of the guide first, each once', () => {
  expect(listDentes(exigidas)).toEqual(['11', '16'])
  const opcoes = listOpcoesDente(['11', '16'])
  expect(opcoes.slice(0, 4).map(({ label }) => label)).toEqual([
    'Sem dente',
    'Dente 11',
    'Dente 16',
    'Dente 12',
  ])
  expect(new Set(opcoes.map(({ id }) => id)).size).toBe(opcoes.length)
})

it('tells a place to people and to the service', () => {
  expect(formatLugar({ momento: 'inicial', dente: '16' })).toBe('Inicial, dente 16')
  expect(formatLugar({ momento: 'final', dente: null })).toBe('Final, sem dente')
  expect(toImagemGto({ momento: 'inicial', dente: '16' })).toBe('inicial:16')
  expect(toImagemGto({ momento: 'final', dente: null })).toBe('final')
})

import { describe, expect, it } from 'vitest'
import { faltaImagem, isImagemDoEvento, isImagemDoLugar } from './imagemExigida.ts'

describe('isImagemDoEvento', () => {
  const nomeado = (numeroSequencialInclusao: number, codigoLocalizacao: string | null = null) => ({
    numeroSequencialInclusao,
    codigoLocalizacao,
  })

  it.each([
    ['a tooth alone', '16', null, nomeado(1, '16'), true],
    ['a tooth alone, the neighbour', '16', null, nomeado(1, '15'), true],
    ['nothing said', null, null, nomeado(1, '16'), false],
    ['a panoramic one that names it', null, [nomeado(1, '16'), nomeado(2, '26')], nomeado(2, '26'), true],
    ['a panoramic one that names another', null, [nomeado(1, '16')], nomeado(2, '26'), false],
    ['the named event went to another tooth', null, [nomeado(1, '16')], nomeado(1, '26'), false],
    ['the named event lost its tooth', null, [nomeado(1, '16')], nomeado(1), false],
    ['a tooth, for its neighbour only', '16', [nomeado(2, '15')], nomeado(1, '16'), false],
    ['a tooth, far from what it names', '16', [nomeado(1, '26')], nomeado(1, '26'), false],
    ['for none', '16', [], nomeado(1, '16'), false],
    ['the whole person', null, [nomeado(1)], nomeado(1), true],
  ])('%s', (_nome, dente, eventos, evento, responde) => {
    expect(isImagemDoEvento({ dente, eventos }, evento)).toBe(responde)
  })
})

describe('isImagemDoLugar', () => {
  it.each([
    ['41', '31', true],
    ['18', '28', false],
    ['55', '54', true],
    ['15', '55', false],
    [null, '16', true],
    ['16', null, true],
  ])('an image of %s serves %s: %s', (dente, lugar, serve) => {
    expect(isImagemDoLugar({ dente }, lugar)).toBe(serve)
  })
})

describe('faltaImagem', () => {
  it('tells the moments apart', () => {
    const evento = { numeroSequencialInclusao: 1, codigoEvento: '85200166', codigoLocalizacao: '11' }
    const exigidas = [
      { ...evento, momento: 'inicial', atendida: true },
      { ...evento, momento: 'final', atendida: false },
    ] as const
    expect(faltaImagem(exigidas, 'inicial')).toBe(false)
    expect(faltaImagem(exigidas, 'final')).toBe(true)
    expect(faltaImagem([], 'final')).toBe(false)
  })
})

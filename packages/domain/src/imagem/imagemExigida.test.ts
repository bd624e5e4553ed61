import { describe, expect, it } from 'vitest'
import { findRegraEvento } from '../evento/eventos.tables.ts'
import {
  type EventoImagem,
  faltaImagem,
  type ImagemPresente,
  isImagemDoEvento,
  isImagemDoLugar,
  listImagensExigidas,
} from './imagemExigida.ts'

const endodontia = '85200166' // initial and final
const coroaProvisoria = '85400084' // initial
const restauracao = '85100200' // none
const frenectomia = '82000883' // a photograph, on a region

function buildEvento(codigoEvento: string, codigoLocalizacao: string | null, autorizacao = 2): EventoImagem {
  return { numeroSequencialInclusao: 1, codigoEvento, codigoLocalizacao, autorizacao } as EventoImagem
}

function summarise(eventos: EventoImagem[], imagens: ImagemPresente[] = []): string {
  return listImagensExigidas(eventos, imagens, findRegraEvento)
    .map(({ codigoLocalizacao, momento, atendida }) => `${codigoLocalizacao} ${momento} ${atendida}`)
    .join('; ')
}

/** Domínio §6.6. */
describe('listImagensExigidas', () => {
  it.each([
    ['both moments', endodontia, '11', [], '11 inicial false; 11 final false'],
    ['the moment that is there', endodontia, '11', [['inicial', '11']], '11 inicial true; 11 final false'],
    ['a neighbour serves', endodontia, '11', [['inicial', '21']], '11 inicial true; 11 final false'],
    ['two teeth away does not', endodontia, '11', [['inicial', '13']], '11 inicial false; 11 final false'],
    [
      'without a tooth it serves none',
      endodontia,
      '11',
      [['final', null]],
      '11 inicial false; 11 final false',
    ],
    ['an unknown tooth does not', endodontia, '11', [['inicial', '99']], '11 inicial false; 11 final false'],
    ['initial alone', coroaProvisoria, '16', [], '16 inicial false'],
    ['none', restauracao, '16', [], ''],
    ['a photograph of a region', frenectomia, 'ASAI', [['inicial', '11']], 'ASAI inicial true'],
    ['an event without rule', '99999999', '11', [], ''],
  ] as const)('%s', (_nome, codigo, lugar, imagens, esperado) => {
    const presentes = imagens.map(([momento, dente]) => ({ momento, dente }))
    expect(summarise([buildEvento(codigo, lugar)], presentes)).toBe(esperado)
  })

  it('asks nothing for a denied event', () => {
    expect(summarise([buildEvento(endodontia, '11', 3)])).toBe('')
  })

  it('lets one film serve two neighbours', () => {
    const eventos = [buildEvento(coroaProvisoria, '15'), buildEvento(coroaProvisoria, '16')]
    expect(summarise(eventos, [{ momento: 'inicial', dente: '16' }])).toBe('15 inicial true; 16 inicial true')
  })
})

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

  it('lets no image without a name answer for three canals', () => {
    const canais = ['16', '26', '46'].map((dente, i) => ({
      ...buildEvento('85200158', dente),
      numeroSequencialInclusao: i + 1,
    }))
    const iniciais = (imagem: ImagemPresente) =>
      listImagensExigidas(canais, [imagem], findRegraEvento)
        .filter(({ momento, atendida }) => momento === 'inicial' && atendida)
        .map(({ codigoLocalizacao }) => codigoLocalizacao)
    expect(iniciais({ momento: 'inicial', dente: null })).toEqual([])
    expect(iniciais({ momento: 'inicial', dente: null, eventos: [nomeado(2, '26')] })).toEqual(['26'])
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
    const exigidas = listImagensExigidas(
      [buildEvento(endodontia, '11')],
      [{ momento: 'inicial', dente: '11' }],
      findRegraEvento,
    )
    expect(faltaImagem(exigidas, 'inicial')).toBe(false)
    expect(faltaImagem(exigidas, 'final')).toBe(true)
    expect(faltaImagem([], 'final')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { findRegraEvento } from '../evento/regra/eventos.tables.ts'
import type { ImagemPresente } from '../imagem/imagemExigida.ts'
import { type EventoImagem, listImagensExigidas } from './imagensExigidas.ts'

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

  it.each([
    [7, [[null, 'inicial']]],
    [9, []],
  ])(
    'asks the documentation of any event of an orthodontic guide of type %i',
    (codigoTipoAtendimento, esperado) => {
      const guia = { codigoEspecialidade: 6, codigoTipoAtendimento }
      const exigidas = listImagensExigidas([buildEvento('86000292', null)], [], findRegraEvento, guia)
      expect(exigidas.map(({ codigoLocalizacao, momento }) => [codigoLocalizacao, momento])).toEqual(esperado)
    },
  )

  it('asks nothing for a denied event', () => {
    expect(summarise([buildEvento(endodontia, '11', 3)])).toBe('')
  })

  it('lets one film serve two neighbours', () => {
    const eventos = [buildEvento(coroaProvisoria, '15'), buildEvento(coroaProvisoria, '16')]
    expect(summarise(eventos, [{ momento: 'inicial', dente: '16' }])).toBe('15 inicial true; 16 inicial true')
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
    expect(
      iniciais({
        momento: 'inicial',
        dente: null,
        eventos: [{ numeroSequencialInclusao: 2, codigoLocalizacao: '26' }],
      }),
    ).toEqual(['26'])
  })
})

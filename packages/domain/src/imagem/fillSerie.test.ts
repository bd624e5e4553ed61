import { describe, expect, it } from 'vitest'
import { fillSerie, type ImagemSerie, placeNaSerie } from './fillSerie.ts'
import { seriesRadiograficas } from './serieRadiografica.tables.ts'

const [de14, de18] = seriesRadiograficas.map(({ lugares }) => lugares)
const imagem = (chave: string, dente: string | null, ...codigosEvento: string[]): ImagemSerie => ({
  chave,
  dente,
  codigosEvento,
})
const molar = imagem('molar', '16')
const outra = imagem('outra', '17')
const bitewing = imagem('bitewing', '16', '81000375')
const semDente = imagem('semDente', null)

describe('a full-mouth series', () => {
  it('has 14 places, or 18, and every permanent tooth in one periapical film', () => {
    expect([de14?.length, de18?.length]).toEqual([14, 18])
    const dentes = (de14 ?? []).flatMap((lugar) => lugar.dentes)
    expect([dentes.length, new Set(dentes).size]).toEqual([32, 32])
  })

  it('is filled by tooth and kind, the first that fits', () => {
    expect([...fillSerie(de18 ?? [], [bitewing, molar, outra, semDente], {})]).toEqual([
      ['SMD', 'molar'],
      ['BMD', 'bitewing'],
    ])
    expect([...fillSerie(de14 ?? [], [bitewing], {})]).toEqual([])
  })

  it('keeps what was put by hand, and what was emptied empty', () => {
    expect([...fillSerie(de14 ?? [], [molar, outra], { SI: 'molar' })]).toEqual([
      ['SI', 'molar'],
      ['SMD', 'outra'],
    ])
    expect([...fillSerie(de14 ?? [], [molar], { SMD: null })]).toEqual([])
    expect([...fillSerie(de14 ?? [], [molar], { SI: 'apagada' })]).toEqual([['SMD', 'molar']])
  })

  it('an image that is moved leaves its place empty', () => {
    const postas = fillSerie(de14 ?? [], [molar, outra], {})
    const escolhas = placeNaSerie({}, postas, 'SPD', 'molar')
    expect([...fillSerie(de14 ?? [], [molar, outra], escolhas)]).toEqual([['SPD', 'molar']])
  })
})

import { describe, expect, it } from 'vitest'
import { findGlosa } from '../glosa/glosa.tables.ts'
import { avisosImagem, isAssinatura, listAvisos } from './avisoImagem.ts'
import { type Cinzas, type MedidaPontos, measurePontos } from './medidaImagem.ts'

/** A picture whose every point is told by where it is. */
function draw(largura: number, altura: number, grey: (x: number, y: number) => number): Cinzas {
  const pontos = new Uint8Array(largura * altura)
  for (let y = 0; y < altura; y++) for (let x = 0; x < largura; x++) pontos[y * largura + x] = grey(x, y)
  return { pontos, largura, altura }
}

/** Squares of 40 points, light on dark: a film with sharp edges. `parte` of their light is left. */
const film = (largura = 640, altura = 480, parte = 1): Cinzas =>
  draw(largura, altura, (x, y) => ((Math.floor(x / 40) + Math.floor(y / 40)) % 2 ? 200 : 30) * parte)

/** The same with edges that take so many points: what a camera out of focus leaves. */
const soft = (alcance: number): Cinzas =>
  draw(640, 480, (x, y) => 115 + 85 * Math.sin((x * Math.PI) / alcance) * Math.sin((y * Math.PI) / alcance))

describe('listAvisos', () => {
  it.each<[string, Cinzas, string[]]>([
    ['a sharp film', film(), []],
    ['a panoramic radiograph', film(2000, 1000), []],
    ['one larger than what a screen shows', film(3000, 2200), []],
    ['a thumbnail', film(199, 300), ['pequena']],
    ['the smallest that is read', film(200, 300), []],
    ['one grey', draw(640, 480, () => 128), ['lisa']],
    ['almost one grey', draw(640, 480, (x) => 128 + (x % 2) * 6), ['lisa']],
    ['a film in the dark', film(640, 480, 0.3), ['escura']],
    ['the darkest that is read', film(640, 480, 0.35), []],
    [
      'a film that is dark, with a light label',
      draw(640, 480, (x, y) => (x < 40 && y < 40 ? 255 : ((x >> 4) % 2) * 60)),
      ['escura'],
    ],
    [
      'a dark ground with a light tooth',
      draw(640, 480, (x, y) => (x > 250 && x < 420 && (y >> 3) % 2 ? 180 : 10)),
      [],
    ],
    ['out of focus', soft(80), ['desfocada']],
    ['hardly out of focus', soft(6), []],
    ['a strip', film(1000, 240), ['recortada']],
    ['the longest that is whole', film(960, 240), []],
    ['a strip in the dark', film(1200, 240, 0.3), ['escura', 'recortada']],
  ])('%s', (_nome, cinzas, avisos) => {
    expect(listAvisos(measurePontos(cinzas))).toEqual(avisos)
  })
})

it.each<[string, Partial<MedidaPontos>, string[]]>([
  ['the least contrast in which something is seen', { contraste: 4 }, []],
  ['less', { contraste: 3.99 }, ['lisa']],
  ['the darkest light', { brilho: 70 }, []],
  ['a darker one', { brilho: 69 }, ['escura']],
  ['the most blur that is sharp', { desfoque: 0.75 }, []],
  ['more', { desfoque: 0.751 }, ['desfocada']],
])('%s', (_nome, medida, avisos) => {
  const boa = { largura: 640, altura: 480, contraste: 60, brilho: 200, desfoque: 0.1 }
  expect(listAvisos({ ...boa, ...medida })).toEqual(avisos)
})

it.each(Object.entries(avisosImagem))('%s says it in the words of table 38', (_codigo, aviso) => {
  expect(findGlosa(aviso.codigoGlosa)?.texto).toBe(aviso.texto)
})

it.each([
  ['jpg', [0xff, 0xd8, 0xff, 0xe0], true],
  ['jpeg', [0xff, 0xd8, 0xff, 0xdb], true],
  ['png', [0x89, 0x50, 0x4e, 0x47], true],
  ['bmp', [0x42, 0x4d, 0, 0], true],
  ['tif', [0x49, 0x49, 0x2a, 0], true],
  ['tiff', [0x4d, 0x4d, 0, 0x2a], true],
  ['pdf', [0x25, 0x50, 0x44, 0x46], true],
  ['png', [0xff, 0xd8, 0xff, 0xe0], false],
  ['jpg', [0x3c, 0x68, 0x74, 0x6d], false],
  ['jpg', [], false],
  ['gif', [0x47, 0x49, 0x46, 0x38], false],
])('%s beginning with %j: %s', (extensao, inicio, esperado) => {
  expect(isAssinatura(Uint8Array.from(inicio), extensao)).toBe(esperado)
})

import { describe, expect, it } from 'vitest'
import { marcas } from './marcas.ts'
import { contrastRatio } from './testing/contrastRatio.ts'
import { readImportadas, readTokens, type Tema, temas } from './testing/readTokens.ts'

const favicons = import.meta.glob<string>('../../public/marca/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const tones = ['neutro', 'informacao', 'sucesso', 'atencao', 'perigo']
const surfaces = ['cor-fundo', 'cor-superficie', 'cor-superficie-2', 'cor-superficie-3', 'cor-elevada']

/** Text of any size: at least 4.5:1 (WCAG 1.4.3). */
const textPairs: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) =>
    ['cor-texto', 'cor-texto-suave', 'cor-primaria-texto'].map((text) => [text, surface] as const),
  ),
  ['cor-acento-texto', 'cor-superficie'],
  ['cor-acento-texto', 'cor-acento-suave'],
  ['cor-primaria-texto', 'cor-primaria-suave'],
  ['cor-texto', 'cor-primaria-suave'],
  ['cor-texto-suave', 'cor-primaria-suave'],
  ['cor-sobre-primaria', 'cor-primaria'],
  ['cor-sobre-primaria', 'cor-primaria-realce'],
  ['cor-sobre-primaria', 'cor-primaria-pressionada'],
  ['cor-sobre-acento', 'cor-acento'],
  ['cor-sobre-moldura', 'cor-moldura'],
  ['cor-sobre-moldura', 'cor-moldura-realce'],
  ['cor-sobre-moldura-suave', 'cor-moldura'],
  ['cor-sobre-moldura-suave', 'cor-moldura-realce'],
  ...tones.flatMap(
    (tone) =>
      [
        [`tom-${tone}-texto`, `tom-${tone}-fundo`],
        [`tom-${tone}-texto`, 'cor-superficie'],
        [`tom-${tone}-texto`, 'cor-elevada'],
        [`tom-${tone}-sobre-forte`, `tom-${tone}-forte`],
        ['cor-texto', `tom-${tone}-fundo`],
      ] as const,
  ),
]

/** Edges of controls, focus and icons: at least 3:1 (WCAG 1.4.11). */
const edgePairs: readonly (readonly [string, string])[] = [
  ...surfaces
    .filter((surface) => surface !== 'cor-superficie-3')
    .map((surface) => ['cor-borda-forte', surface] as const),
  ...surfaces.flatMap((surface) => ['cor-foco', 'cor-primaria'].map((edge) => [edge, surface] as const)),
  ...tones.flatMap(
    (tone) =>
      [
        [`tom-${tone}-forte`, `tom-${tone}-fundo`],
        [`tom-${tone}-forte`, 'cor-superficie'],
        [`tom-${tone}-forte`, 'cor-elevada'],
      ] as const,
  ),
]

function tooLow(tokens: ReadonlyMap<string, string>, pairs: typeof textPairs, least: number): string[] {
  return pairs.flatMap(([front, back]) => {
    const ratio = contrastRatio(tokens.get(front) ?? '', tokens.get(back) ?? '')
    return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}`]
  })
}

const cases = marcas.flatMap((marca) => temas.map((tema): [string, Tema] => [marca.id, tema]))

describe.each(cases)('%s, theme %s', (id, tema) => {
  const tokens = readTokens(id, tema)

  it('text reads at 4.5:1', () => {
    expect(tooLow(tokens, textPairs, 4.5)).toEqual([])
  })

  it('edges, icons and focus show at 3:1', () => {
    expect(tooLow(tokens, edgePairs, 3)).toEqual([])
  })
})

it('each brand has its sheet imported, and no other is', () => {
  expect(readImportadas().sort()).toEqual(marcas.map(({ id }) => id).sort())
})

describe.each(marcas)('$rotulo', (marca) => {
  it('gives the browser the colour of its own frame', () => {
    expect(marca.corMoldura.claro).toBe(readTokens(marca.id, 'claro').get('cor-moldura'))
    expect(marca.corMoldura.escuro).toBe(readTokens(marca.id, 'escuro').get('cor-moldura'))
  })

  it('sets the same tokens as the default brand', () => {
    const names = (id: string) => [...readTokens(id, 'claro').keys()].sort()
    expect(names(marca.id)).toEqual(names(marcas[0].id))
  })

  it('has its favicon, drawn with its own mark', () => {
    const favicon = favicons[`../../public${marca.favicon}`]
    for (const { d } of marca.simbolo) expect(favicon).toContain(d)
  })
})

describe('contrastRatio', () => {
  it('gives the known ratios', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('refuses what is not a colour', () => {
    expect(() => contrastRatio('', '#ffffff')).toThrow()
  })
})

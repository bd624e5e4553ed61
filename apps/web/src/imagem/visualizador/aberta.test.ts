import type { Imagem } from '@portal/contract/imagem.ts'
import { describe, expect, it } from 'vitest'
import { describeLugar, describePasso, findVizinha, formatPagina } from './aberta.ts'

const criar = (sequencial: number, paginas: number, paginasTela: number): Imagem => ({
  sequencial,
  nomeArquivo: 'laudo.pdf',
  tipo: 'application/pdf',
  bytes: 1,
  largura: null,
  altura: null,
  paginas,
  paginasTela,
  momento: 'inicial',
  dente: null,
  sha256: '',
  enviadaEm: '2026-11-21T12:00:00Z',
  eventos: null,
  congelada: null,
})
const imagens = [criar(1, 1, 1), criar(4, 23, 20), criar(5, 7, 0)]

describe('findVizinha', () => {
  it.each([
    ['the next page', 4, 1, 'paginaSeguinte', { sequencial: 4, pagina: 2 }],
    ['the page before', 4, 20, 'paginaAnterior', { sequencial: 4, pagina: 19 }],
    ['no page after the last one drawn', 4, 20, 'paginaSeguinte', undefined],
    ['no page before the first', 4, 1, 'paginaAnterior', undefined],
    ['the next image, from any page, at its first', 4, 3, 'seguinte', { sequencial: 5, pagina: 1 }],
    ['the image before', 4, 3, 'anterior', { sequencial: 1, pagina: 1 }],
    ['the next image, where there is one page', 1, 1, 'paginaSeguinte', { sequencial: 4, pagina: 1 }],
    ['the image before, where no page was drawn', 5, 1, 'paginaAnterior', { sequencial: 4, pagina: 1 }],
    ['nothing after the last image', 5, 1, 'seguinte', undefined],
    ['nothing before the first image', 1, 1, 'anterior', undefined],
    ['nothing for a command of the view', 4, 1, 'girar', undefined],
  ] as const)('%s', (_nome, sequencial, pagina, comando, esperada) => {
    expect(findVizinha(imagens, { sequencial, pagina }, comando)).toEqual(esperada)
  })
})

describe('describePasso', () => {
  const lugares = ['Inicial, dente 16', 'Final, dente 16', 'Recurso, sem dente']
  const vistas = imagens.map((imagem, at) => ({ ...imagem, lugar: lugares[at] ?? '' }))

  it.each([
    ['another image by its place', 1, 1, 'seguinte', '2 de 3, Final, dente 16'],
    ['another image where there is one page', 1, 1, 'paginaSeguinte', '2 de 3, Final, dente 16'],
    ['that no image comes after', 5, 1, 'seguinte', 'Esta é a última imagem.'],
    ['that no image is before, where there is one page', 1, 1, 'paginaAnterior', 'Esta é a primeira imagem.'],
    ['nothing of a page, which its bar tells', 4, 1, 'paginaSeguinte', ''],
    ['that no page comes after', 4, 20, 'paginaSeguinte', 'Esta é a última página mostrada.'],
    ['that no page is before', 4, 1, 'paginaAnterior', 'Esta é a primeira página mostrada.'],
    ['nothing new for a command of the view', 4, 1, 'girar', undefined],
  ] as const)('tells %s', (_nome, sequencial, pagina, comando, dito) => {
    expect(describePasso(vistas, { sequencial, pagina }, comando)).toBe(dito)
  })

  it('tells the image that is chosen', () => {
    expect(describeLugar(vistas, 5)).toBe('3 de 3, Recurso, sem dente')
  })
})

it('tells the page where there is more than one', () => {
  expect(imagens.map((imagem) => formatPagina(imagem, 2))).toEqual(['', ', página 2 de 23', ''])
})

import type { Imagem } from '@portal/contract/imagem.ts'
import { describe, expect, it } from 'vitest'
import { findVizinha, formatPagina } from './aberta.ts'

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

it('tells the page where there is more than one', () => {
  expect(imagens.map((imagem) => formatPagina(imagem, 2))).toEqual(['', ', página 2 de 23', ''])
})

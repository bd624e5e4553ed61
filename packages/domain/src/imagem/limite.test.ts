import { describe, expect, it } from 'vitest'
import {
  aceitos,
  extensoesEmPalavras,
  getMotivoArquivo,
  motivoArquivo,
  tamanhoMaximoBytes,
} from './limite.ts'

/** Spec §5.1. */
describe('motivoArquivo', () => {
  it.each([
    ['rx.jpg', 1, undefined],
    ['rx.jpeg', 1, undefined],
    ['laudo.pdf', 1, undefined],
    ['rx.png', 1, undefined],
    ['rx.bmp', 1, undefined],
    ['rx.tif', 1, undefined],
    ['rx.tiff', 1, undefined],
    ['RX.JPG', 1, undefined],
    ['dente 16.inicial.png', 1, undefined],
    ['rx.jpg', 5_242_880, undefined],
    ['rx.jpg', 5_242_881, 'tamanho'],
    ['rx.jpg', 0, 'vazio'],
    ['rx.gif', 1, 'extensao'],
    ['rx.svg', 1, 'extensao'],
    ['rx.jpg.exe', 1, 'extensao'],
    ['rx', 1, 'extensao'],
    ['jpg', 1, 'extensao'],
    ['.jpg/rx', 1, 'extensao'],
    ['', 1, 'extensao'],
  ])('%j of %i bytes: %s', (nome, tamanho, motivo) => {
    expect(motivoArquivo({ nome, tamanho })).toBe(motivo)
  })

  it.each([
    ['extensao', 3164],
    ['conteudo', 3164],
    ['vazio', 3165],
    ['corrompido', 3165],
    ['tamanho', 3166],
  ] as const)('%s is denial %i', (codigo, glosa) => {
    expect(getMotivoArquivo(codigo).glosa).toBe(glosa)
  })

  it('has the limits of Spec §5', () => {
    expect(tamanhoMaximoBytes).toBe(5 * 1024 * 1024)
    expect(aceitos).toBe('.jpg,.jpeg,.pdf,.png,.bmp,.tif,.tiff')
  })
})

it('tells what is allowed in words, from the one list', () => {
  expect(extensoesEmPalavras).toBe('JPG, JPEG, PDF, PNG, BMP, TIF ou TIFF')
})

import { expect, it } from 'vitest'
import {
  describeExtrato,
  describeParecidos,
  explainNada,
  nameLinhaExtrato,
  sayImportada,
} from './palavrasExtrato.ts'

const creditos = (quantos: number) =>
  Array.from({ length: quantos }, (_vazio, n) => ({
    ...{ conta: '', dia: '2026-10-13', centavos: 100, historico: 'TED', documento: '' },
    ordem: n + 1,
  }))

it.each([
  [1, 0, 0, '1 depósito lido.'],
  [3, 1, 1, '3 depósitos lidos, 1 já está aqui, 1 parece já estar aqui.'],
  [4, 0, 2, '4 depósitos lidos, 2 parecem já estar aqui.'],
])('%d read, %d here, %d that look like it: %s', (lidos, repetidos, parecidos, dito) => {
  expect(
    describeExtrato(
      { creditos: creditos(lidos), debitos: 0, ignoradas: [], totalIgnoradas: 0, periodo: null },
      {
        novos: [],
        parecidos: creditos(parecidos).map((credito, lugar) => ({ credito, lugar, daqui: credito })),
        repetidos: creditos(repetidos),
      },
    ),
  ).toBe(dito)
})

it.each([
  [1, '1 depósito tem o dia e o valor de outro que já está aqui'],
  [2, '2 depósitos têm o dia e o valor de outros que já estão aqui'],
])('%d that look like others: %s', (quantos, dito) => {
  expect(describeParecidos(quantos)).toBe(dito)
})

it.each([
  [{ vindos: 1, repetidos: 0, deFora: 0 }, '1 depósito importado.'],
  [
    { vindos: 2, repetidos: 1, deFora: 1 },
    '2 depósitos importados. 1 já estava aqui. 1 parecido ficou de fora.',
  ],
  [{ vindos: 2, repetidos: 0, deFora: 2 }, '2 depósitos importados. 2 parecidos ficaram de fora.'],
  [{ vindos: 0, repetidos: 1, deFora: 0 }, 'O depósito já estava aqui.'],
  [{ vindos: 0, repetidos: 2, deFora: 1 }, 'Os 2 depósitos já estavam aqui. 1 parecido ficou de fora.'],
])('%j reads %s', (importada, dito) => {
  expect(sayImportada(importada)).toBe(dito)
})

it('names a line by all that tells it from another', () => {
  expect(nameLinhaExtrato({ historico: 'TED', conta: '033 1', documento: '77' })).toBe(
    'TED, conta 033 1, documento 77',
  )
  expect(nameLinhaExtrato({ historico: '', conta: '', documento: '' })).toBe('sem histórico')
})

it.each([
  [undefined, 0, 'Escolha um arquivo.'],
  [new File([], 'a.ofx'), 0, 'Escolha um arquivo que tenha depósitos.'],
  [
    new File([], 'a.ofx'),
    1,
    'Nada a importar: o que este arquivo traz já está aqui, ou parece estar. Marque o que for outro dinheiro, ou volte.',
  ],
])('of %s with %d that look like what is here nothing comes: %s', (arquivo, parecidos, dito) => {
  expect(explainNada(arquivo, parecidos)).toBe(dito)
})

import { expect, it } from 'vitest'
import { sayDesfeita } from './sayDesfeita.ts'

const exigida = {
  numeroSequencialInclusao: 1,
  codigoEvento: '85200166',
  codigoLocalizacao: '26',
  momento: 'final',
  atendida: false,
} as const

it.each([
  ['a final image that is missing', [exigida], 'Envie as imagens finais que faltam e assine a guia de novo.'],
  ['a final image that is there', [{ ...exigida, atendida: true }], 'Assine a guia de novo.'],
  ['an initial image alone', [{ ...exigida, momento: 'inicial' as const }], 'Assine a guia de novo.'],
])('with %s says what comes before the next signature', (_nome, imagensExigidas, assine) => {
  const causa = 'Data retirada: 26 MO.'
  expect(sayDesfeita({ numeroFicha: 700001, imagensExigidas }, causa)).toMatchObject({
    text: `${causa} ${assine}`,
    about: 'guia 700001',
  })
})

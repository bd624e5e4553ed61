import { expect, it } from 'vitest'
import { sayChegada } from './arquivoExame.ts'

const imagem = { tipo: 'image/png' }
const laudo = { tipo: 'application/pdf' }

it.each([
  [1, undefined, 'Chegou 1 arquivo'],
  [2, undefined, 'Chegaram 2 arquivos'],
  [2, [], 'Chegaram 2 arquivos'],
  [1, [laudo], 'Chegou 1 laudo'],
  [1, [imagem], 'Chegou 1 imagem'],
  [2, [imagem, laudo], 'Chegaram 1 imagem e 1 laudo'],
  [5, [imagem, laudo, imagem, laudo, imagem], 'Chegaram 3 imagens e 2 laudos'],
])('%i with %j: %s', (quantos, arquivos, dito) => {
  expect(sayChegada(quantos, arquivos)).toBe(dito)
})

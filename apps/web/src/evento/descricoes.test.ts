import { describe, expect, it } from 'vitest'
import { describeAntigo, describeTemplate, describeVazio } from './descricoes.ts'

const traducoes = [
  { codigoAntigo: '98600357', codigoEvento: '86000357', descricao: 'Manutenção de aparelho ortodôntico' },
]

describe('describeVazio', () => {
  it.each([
    ['words', 'xyz', 'Nenhum evento com este código ou palavra.'],
    ['a code of nobody', '77.777.777', 'Nenhum evento com este código ou palavra.'],
    ['a former code, not yet whole', '98.600.35', 'Nenhum evento com este código ou palavra.'],
    [
      'a former code of what is not offered',
      '98.600.357',
      '98.600.357 é código antigo: hoje 86.000.357 Manutenção de aparelho ortodôntico, que não se oferece aqui.',
    ],
  ])('%s', (_nome, texto, esperado) => expect(describeVazio(texto, traducoes)).toBe(esperado))
})

it('describeAntigo says both codes, masked', () => {
  expect(describeAntigo('98300022', '85100200')).toBe('98.300.022 é código antigo: hoje 85.100.200.')
})

describe('describeTemplate', () => {
  const nada = {
    codigoEvento: '81000065',
    descricao: 'Consulta odontológica inicial',
    local: 'nenhum',
    dentes: [],
    regioes: [],
    facesMinimo: 0,
    facesMaximo: 0,
    permiteQuantidade: false,
    quantidadeMaxima: 1,
    imagemInicial: false,
    imagemFinal: false,
    justificativaMinima: 0,
  }
  it.each([
    ['nothing', {}, ''],
    ['a tooth', { local: 'dente' }, 'Pede dente.'],
    ['one face', { local: 'dente', facesMinimo: 1, facesMaximo: 1 }, 'Pede dente e 1 face.'],
    ['some faces', { local: 'dente', facesMinimo: 1, facesMaximo: 5 }, 'Pede dente e de 1 a 5 faces.'],
    [
      'a region and images',
      { local: 'regiao', imagemInicial: true, imagemFinal: true },
      'Pede região e imagens inicial e final.',
    ],
    ['the first image', { imagemInicial: true }, 'Pede imagem inicial.'],
    [
      'all',
      { local: 'dente', facesMinimo: 2, facesMaximo: 2, imagemFinal: true },
      'Pede dente, 2 faces e imagem final.',
    ],
  ])('%s', (_nome, mudanca, esperado) => expect(describeTemplate({ ...nada, ...mudanca })).toBe(esperado))
})

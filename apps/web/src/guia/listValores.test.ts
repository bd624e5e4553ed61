import type { Motivo } from '@portal/contract/motivo.ts'
import { expect, it } from 'vitest'
import { createEvento, createGuia } from './guia.fixture.ts'
import { listValores } from './listValores.ts'

const ask = (severidade: Motivo['severidade']): Motivo => ({
  codigoGlosa: '3016',
  severidade,
  campo: 'codigoEvento',
  texto: '',
})
const imagem = ask('pendenciaImagem')
const justificativa = ask('pendenciaJustificativa')

it.each<[string, number, string, (readonly Motivo[])[], string[]]>([
  [
    'what each event waits for apart',
    4,
    '300.00',
    [[justificativa], [imagem], [imagem, justificativa]],
    ['Aguarda justificativa 100,00', 'Aguarda imagem 100,00', 'Aguarda imagem e justificativa 100,00'],
  ],
  ['those of one kind together', 5, '200.00', [[imagem], [imagem]], ['Aguarda imagem 200,00']],
  [
    'what waits for nothing in analysis',
    4,
    '200.00',
    [[justificativa], []],
    ['Aguarda justificativa 100,00', 'Em análise 100,00'],
  ],
  ['all in analysis, once the operator decides', 2, '100.00', [[justificativa]], ['Em análise 100,00']],
])('of what is not decided it tells %s', (_caso, statusFicha, valorEmAnalise, motivos, ditos) => {
  const eventos = motivos.map((deUm, indice) =>
    createEvento({ numeroSequencialInclusao: indice + 1, autorizacao: 2, motivos: [...deUm] }),
  )
  const valores = listValores(createGuia({ statusFicha, valorEmAnalise, eventos }))
  expect(
    valores
      .filter(({ termo }) => /^(Aguarda|Em análise)/.test(termo))
      .map(({ termo, valor }) => `${termo} ${valor}`.replaceAll('\u00a0', ' ').replace('R$ ', '')),
  ).toEqual(ditos)
})

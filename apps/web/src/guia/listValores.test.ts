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

const tell = (guia: ReturnType<typeof createGuia>) =>
  listValores(guia).map(({ termo, valor }) =>
    `${termo} ${valor}`.replaceAll('\u00a0', ' ').replace('R$ ', ''),
  )

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
  const valores = tell(createGuia({ statusFicha, valorEmAnalise, eventos }))
  expect(valores.filter((dito) => /^(Aguarda|Em análise)/.test(dito))).toEqual(ditos)
})

const glosados = [createEvento({ valorGlosado: '20.00' }), createEvento({ valorGlosado: '10.00' })]

it.each<[string, Parameters<typeof createGuia>[0], string[]]>([
  ['what is approved, until a run pays it', {}, ['Aprovado 100,00', 'Coparticipação 10,00']],
  [
    'of what was paid no approval, once that and the patient come to it',
    { valorPago: '90.00' },
    ['Coparticipação 10,00'],
  ],
  ['what of it no run paid yet', { valorPago: '50.00' }, ['Aprovado 100,00', 'Coparticipação 10,00']],
  [
    'what the run denied apart from what was denied before it',
    { valorPago: '60.00', valorNegado: '70.00', eventos: glosados },
    ['Aprovado 100,00', 'Negado 40,00', 'Glosado 30,00', 'Coparticipação 10,00'],
  ],
  [
    'whose part it is while something is in analysis',
    { valorEmAnalise: '0.01' },
    ['Aprovado 100,00', 'Em análise 0,01', 'Copart. do aprovado 10,00'],
  ],
  [
    'what the operator bills later, and no zero at the desk',
    { valorCopartTotal: '0.00', valorCopartOperadoraTotal: '5.00' },
    ['Aprovado 100,00', 'Copart. cobrada pela operadora 5,00'],
  ],
  [
    'both, where both are charged',
    { valorCopartOperadoraTotal: '5.00' },
    ['Aprovado 100,00', 'Coparticipação 10,00', 'Copart. cobrada pela operadora 5,00'],
  ],
  [
    'a zero at the desk where nothing else is',
    { valorCopartTotal: '0.00' },
    ['Aprovado 100,00', 'Coparticipação 0,00'],
  ],
  ['of a cancelled guide that alone', { valorCancelado: '100.00' }, ['Cancelado 100,00']],
])('it tells %s', (_caso, mudancas, ditos) => {
  const valores = tell(createGuia(mudancas))
  expect(valores.filter((dito) => !/pago/i.test(dito))).toEqual(['Solicitado 100,00', ...ditos])
})

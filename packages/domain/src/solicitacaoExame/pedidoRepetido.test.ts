import { expect, test } from 'vitest'
import { findRegraEvento } from '../evento/regra/eventos.tables.ts'
import { EXCLUSOES } from '../evento/regra/exclusao.data.ts'
import type { SituacaoExame } from './pedidoExame.ts'
import { listRepetidos } from './pedidoRepetido.ts'

const evento = (codigoEvento: string, ...locais: string[]) => ({
  codigoEvento,
  quantidade: locais.length || 1,
  justificativa: '',
  locais: locais.map((codigoLocal) => ({ codigoLocal, foco: '' })),
})
const aberto = (numeroSolicitacao: number, pedido: ReturnType<typeof evento>, situacao: SituacaoExame) => ({
  numeroSolicitacao,
  eventos: [{ ...pedido, situacao }],
})
const PANORAMICA = evento('81000405')
const KIT = evento('98958569')

test.each([
  ['nothing is open', [], [PANORAMICA], []],
  ['the same exam', [aberto(1, PANORAMICA, 'APROVADO')], [evento('81000340'), PANORAMICA], [[1, 1]]],
  ['in analysis', [aberto(1, PANORAMICA, 'EM_ANALISE')], [PANORAMICA], [[0, 1]]],
  ['denied', [aberto(1, PANORAMICA, 'REPROVADO')], [PANORAMICA], []],
  ['another exam', [aberto(1, PANORAMICA, 'APROVADO')], [evento('81000340')], []],
  ['the second of two requests', [aberto(1, KIT, 'REPROVADO'), aberto(2, KIT, 'APROVADO')], [KIT], [[0, 2]]],
  ['a kit that holds it', [aberto(1, KIT, 'APROVADO')], [PANORAMICA], [[0, 1]]],
  [
    'one of its places',
    [aberto(1, evento('81000421', 'RIS', 'RII'), 'APROVADO')],
    [evento('81000421', 'RMSD', 'RII')],
    [[0, 1]],
  ],
  ['other places', [aberto(1, evento('81000421', 'RIS'), 'APROVADO')], [evento('81000421', 'RII')], []],
  [
    'the place of another exam',
    [aberto(1, evento('81000510', 'AS'), 'APROVADO')],
    [evento('81000529', 'AS')],
    [],
  ],
  [
    'a kit never stands for a bite-wing',
    [aberto(1, evento('98966162'), 'APROVADO')],
    [evento('81000375', 'RMD')],
    [],
  ],
  [
    'a kit that holds what is open',
    [aberto(1, PANORAMICA, 'APROVADO')],
    [KIT],
    [[0, 1, 'incluido', '81000405']],
  ],
  ['the same, of what was denied', [aberto(1, PANORAMICA, 'REPROVADO')], [KIT], []],
  [
    'a kit that holds what is open, and does not disable it',
    [aberto(1, evento('81000294'), 'APROVADO')],
    [evento('98958585')],
    [],
  ],
  ['the other way round', [aberto(1, evento('98958585'), 'APROVADO')], [evento('81000294')], []],
  ['a kit that disables it', [aberto(1, evento('98966162'), 'APROVADO')], [evento('81000294')], [[0, 1]]],
  ['a kit beside an exam that it has not', [aberto(1, evento('81000367'), 'APROVADO')], [KIT], []],
  ["a bite-wing is no kit's", [aberto(1, evento('81000375', 'RMD'), 'APROVADO')], [evento('98966162')], []],
  ['another kit', [aberto(1, KIT, 'APROVADO')], [evento('98958585')], [[0, 1, 'excludente', '98958569']]],
  [
    'another of its group',
    [aberto(1, PANORAMICA, 'APROVADO')],
    [evento('81000413')],
    [[0, 1, 'excludente', '81000405']],
  ],
  ['a kit that holds one of its group', [aberto(1, KIT, 'APROVADO')], [evento('81000413')], [[0, 1]]],
  [
    'a film, then its traced one',
    [aberto(1, evento('81000472'), 'APROVADO')],
    [evento('81000480')],
    [[0, 1, 'excludente', '81000472']],
  ],
  [
    'a traced teleradiography, then its tracing',
    [aberto(1, evento('81000480'), 'APROVADO')],
    [evento('81000537')],
    [[0, 1]],
  ],
  [
    'the other way round',
    [aberto(1, evento('81000537'), 'APROVADO')],
    [evento('81000480')],
    [[0, 1, 'incluido', '81000537']],
  ],
  ['a film beside a tracing', [aberto(1, evento('81000472'), 'APROVADO')], [evento('81000537')], []],
  [
    'a periapical beside the survey',
    [aberto(1, evento('81000294'), 'APROVADO')],
    [evento('81000421', 'RIS')],
    [[0, 1, 'excludente', '81000294']],
  ],
  [
    'the survey beside a bite-wing',
    [aberto(1, evento('81000375', 'RMD'), 'APROVADO')],
    [evento('81000294')],
    [[0, 1, 'excludente', '81000375']],
  ],
  ['a code that is no longer known', [aberto(1, evento('99999999'), 'APROVADO')], [PANORAMICA], []],
])('asked for already: %s', (_nome, abertos, eventos, repetidos) => {
  expect(
    listRepetidos(eventos, abertos, { find: findRegraEvento, exclusoes: EXCLUSOES }).map(
      ({ indice, numeroSolicitacao, relacao, codigoAberto }) => [
        indice,
        numeroSolicitacao,
        ...(relacao === 'mesmo' ? [] : [relacao, codigoAberto]),
      ],
    ),
  ).toEqual(repetidos)
})

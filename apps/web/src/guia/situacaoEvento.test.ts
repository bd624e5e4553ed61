import type { Motivo } from '@portal/contract/motivo.ts'
import { autorizacaoEvento as a } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha as s } from '@portal/domain/guia/statusFicha.tables.ts'
import { expect, it } from 'vitest'
import { createEvento, createGuia } from './guia.fixture.ts'
import {
  describeSituacao,
  listEnviados,
  tellAutorizadoEm,
  tellEspera,
  tellSituacao,
} from './situacaoEvento.ts'

const ask = (severidade: Motivo['severidade']): Motivo => ({
  codigoGlosa: '3016',
  severidade,
  campo: 'codigoEvento',
  texto: '',
})
const [imagem, justificativa] = [ask('pendenciaImagem'), ask('pendenciaJustificativa')]

it.each([
  ['its justification', 4, 2, [justificativa], false, 'Aguarda\u00a0justificativa'],
  ['its image', 5, 2, [imagem], false, 'Aguarda\u00a0imagem'],
  ['both', 5, 2, [imagem, justificativa], false, 'Aguarda\u00a0imagem e justificativa'],
  ['no image that has come', 5, 2, [imagem, justificativa], true, 'Aguarda\u00a0justificativa'],
  ['nothing of its own', 4, 2, [], false, undefined],
  ['nothing, once the operator decides', 2, 2, [justificativa], false, undefined],
  ['nothing, once it is decided', 4, 1, [justificativa], false, undefined],
])('an event waits for %s', (_caso, statusFicha, autorizacao, motivos, atendida, espera) => {
  const evento = createEvento({ autorizacao, motivos })
  const { numeroSequencialInclusao, codigoEvento, codigoLocalizacao } = evento
  const exigida = {
    numeroSequencialInclusao,
    codigoEvento,
    codigoLocalizacao,
    momento: 'inicial',
    atendida,
  } as const
  expect(tellEspera(createGuia({ statusFicha, imagensExigidas: [exigida] }), evento)).toBe(espera)
})

it.each([
  ['in analysis', 2, 'Dor.', ['pendenciaJustificativa']],
  ['authorised', 1, 'Dor.', ['pendenciaJustificativa']],
  ['in analysis without a word', 2, null, []],
  ['asked for it, of one that was not enough', 4, 'Dor.', []],
  ['asked for more than that', 5, 'Dor.', []],
])(
  'the justification has come of a guide that is %s',
  (_caso, statusFicha, justificativaTecnica, enviados) => {
    expect(listEnviados(createGuia({ statusFicha, justificativaTecnica }), createEvento())).toEqual(enviados)
  },
)

const antes = '2026-11-04'

it.each([
  ['before its guide', s.autorizada, a.aprovado, antes, antes],
  ['before its guide, sent for payment', s.complementarEnviada, a.envioPagamento, antes, antes],
  ['with its guide', s.autorizada, a.aprovado, '2026-11-20', undefined],
  ['on no day', s.autorizada, a.aprovado, null, undefined],
  ['never: it was denied', s.autorizada, a.negado, antes, undefined],
  ['never: it is in analysis', s.autorizada, a.emAnalise, antes, undefined],
  ['before its guide was cancelled', s.cancelada, a.aprovado, antes, undefined],
])('an event tells its own day, authorised %s', (_caso, statusFicha, autorizacao, dataAutorizacao, dia) => {
  expect(tellAutorizadoEm(createGuia({ statusFicha }), createEvento({ autorizacao, dataAutorizacao }))).toBe(
    dia,
  )
})

it.each([
  ['a decision made', a.aprovado, {}, false, 'decidido'],
  ['a decision awaited', a.emAnalise, {}, false, 'emAnalise'],
  ['its payment', a.aprovado, { valorGlosado: '10.00' }, false, 'pago'],
  [
    'its payment, won back by an appeal',
    a.aprovado,
    { valorGlosado: '0.00', valorRecursado: '10.00' },
    false,
    'pago',
  ],
  ['a payment that denied nothing', a.aprovado, { valorGlosado: '0.00' }, false, 'decidido'],
  ['its refusal, whatever was appealed', a.negado, { valorRecursado: '10.00' }, false, 'decidido'],
  ['its cancelled guide', a.aprovado, {}, true, 'cancelado'],
  ['its refusal, of a cancelled guide too', a.negado, {}, true, 'decidido'],
])('the reasons of an event speak of %s', (_caso, autorizacao, mudancas, cancelado, situacao) => {
  expect(tellSituacao(createEvento({ autorizacao, ...mudancas }), cancelado)).toBe(situacao)
})

it.each([
  ['whole', { valorGlosado: '0.00', valorLiberado: '100.00' }, ['Aprovado', 'Aprovado em recurso']],
  ['a part of it', { valorGlosado: '40.00', valorLiberado: '60.00' }, ['Glosado em parte', undefined]],
  ['nothing of it', { valorGlosado: '100.00', valorLiberado: '0.00' }, ['Glosado', undefined]],
  ['nothing, for nothing was denied', { valorGlosado: '0.00' }, ['Aprovado', undefined]],
])('of an event an appeal gave back %s', (_caso, mudancas, dito) => {
  const situacao = describeSituacao(createEvento(mudancas), undefined, false)
  expect([situacao?.rotulo, situacao?.nota]).toEqual(dito)
})

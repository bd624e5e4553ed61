import type { Motivo } from '@portal/contract/motivo.ts'
import { autorizacaoEvento as a } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha as s } from '@portal/domain/guia/statusFicha.tables.ts'
import { expect, it } from 'vitest'
import { createEvento, createGuia } from './guia.fixture.ts'
import { listEnviados, tellAutorizadoEm, tellEspera } from './situacaoEvento.ts'

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

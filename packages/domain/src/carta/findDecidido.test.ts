import { expect, it } from 'vitest'
import { autorizacaoEvento } from '../guia/autorizacaoEvento.tables.ts'
import { statusFicha } from '../guia/statusFicha.tables.ts'
import { findDecidido } from './findDecidido.ts'

const { aprovado, emAnalise, envioPagamento, negado } = autorizacaoEvento
const motivo = { texto: 'Dente ausente', campo: 'dente', natureza: 'administrativa' } as const
const glosa = { ...motivo, codigoGlosa: '3284', severidade: 'glosa' } as const

it.each([
  ['em análise, o negado pelas regras', statusFicha.emAnalise, negado, [glosa], negado],
  [
    'em análise, o que cede a outra linha',
    statusFicha.emAnalise,
    negado,
    [{ ...glosa, linha: 1 }],
    emAnalise,
  ],
  ['em análise, o aprovado', statusFicha.emAnalise, aprovado, [], emAnalise],
  ['decidida, o que cede a outra linha', statusFicha.naoAutorizada, negado, [{ ...glosa, linha: 1 }], negado],
  ['complementar enviada', statusFicha.complementarEnviada, negado, [glosa], envioPagamento],
] as const)('%s', (_caso, status, autorizacao, motivos, decidido) => {
  expect(findDecidido(status, { autorizacao, motivos })).toBe(decidido)
})

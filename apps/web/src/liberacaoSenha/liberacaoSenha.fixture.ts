import { credenciado } from '@portal/contract/credenciado.ts'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { termo } from '@portal/contract/termo.ts'
import { expect } from 'vitest'
import { answerAssociados, helena } from '../associado/associado.fixture.ts'
import { answer, hold, sent } from '../testing/calls.ts'

export const PEDIDO = `/portal/solicitarAutorizacao?paciente=${helena.chave}`

export const plano = {
  codigoPlano: 'AURCOM',
  nome: 'Aurora Completo',
  principal: true,
  atendidoPelaRede: true,
} as const

/** In force: what the form shows while nobody changed it. */
export const contatos = {
  associado: helena,
  numeroTelefoneResidencial: '1133334444',
  email: 'helena@example.com',
} as const

/**
 * All that the form asks for, of a patient to whom any specialty would be released. The guide that it opens does not
 * come: it is another page's.
 */
export function answerLiberacao(): void {
  answerAssociados()
  answer(termo.getPendencia, {})
  answer(credenciado.listEspecialidades, [
    { codigoEspecialidade: 1, nome: 'Clínica geral' },
    { codigoEspecialidade: 3, nome: 'Endodontia' },
    { codigoEspecialidade: 6, nome: 'Ortodontia' },
    { codigoEspecialidade: 14, nome: 'Radiologia' },
    { codigoEspecialidade: 18, nome: 'Emergência' },
  ])
  answer(liberacaoSenha.getInformacoesAssociado, contatos)
  answer(liberacaoSenha.listPlanos, [plano])
  answer(liberacaoSenha.getInformacoesGto, { permitido: true })
  answer(liberacaoSenha.getInformacoesProtocolo, {})
  answer(guia.getPreAprovacao, {})
  answer(liberacaoSenha.releaseSenha, {
    numeroFicha: 700123,
    senha: '90000123',
    validadeSenha: '2026-12-21',
  })
  answer(rascunho.getContexto, {})
  answer(evento.listEventos, [])
  answer(guia.getGuiaDetalhada, {})
  hold(guia.getGuiaDetalhada)
}

/** The new guide is asked for: what comes later would fail the next test. */
export const expectGuiaNova = (): Promise<void> =>
  expect.poll(() => sent(guia.getGuiaDetalhada).map(({ query }) => query)).toEqual([{ numeroFicha: 700123 }])

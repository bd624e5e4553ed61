import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { Reply } from '@portal/contract/route.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { answerAssociados, helena } from '../associado/associado.fixture.ts'
import { answerCatalogo } from '../evento/catalogo.fixture.ts'
import { answer, sent } from '../testing/calls.ts'
import type { Partly } from '../testing/sample.ts'

export const PACIENTE = `/portal/elegibilidade?paciente=${helena.chave}`

const plano = {
  codigoPlano: 'AURCOM',
  nome: 'Aurora Completo',
  principal: true,
  inicio: '2024-03-05',
  percentualCoparticipacao: 10,
  cobrancaCoparticipacao: 'clinica',
  cobreExtraRol: true,
  atendidoPelaRede: true,
} as const

/** What the page knows of a patient against whom nothing stands. */
export function answerPaciente(mudancas: Partly<Reply<typeof elegibilidade.getInformacoes>> = {}): void {
  answer(elegibilidade.getInformacoes, { associado: helena, planos: [plano], ...mudancas })
  answer(solicitacaoExame.listSolicitacoes, { solicitacoes: [], proximo: null })
}

/** What the operator answers of any event that is asked about: covered, at the price of a filling. */
export function answerCobertura(mudancas: Partly<Reply<typeof elegibilidade.getEvento>> = {}): void {
  answer(elegibilidade.getEvento, {
    decisao: 'aprovado',
    valor: '1095.25',
    valorCopart: '109.52',
    especialidades: [{ codigoEspecialidade: 1, descricao: 'Clínica geral' }],
    ...mudancas,
  })
}

/** All that the page asks for on its way. */
export function answerElegibilidade(): void {
  answerCatalogo()
  answerAssociados()
  answerPaciente()
  answerCobertura()
}

/** The questions that were asked, each without the card that they all have. */
export const listPerguntas = () =>
  sent(elegibilidade.getEvento).map(({ query: { codigoAssociado: _quem, ...pergunta } }) => pergunta)

/** An address as one reads it: the router quotes texts that are digits. */
export const unquote = (address: string): string => decodeURIComponent(address).replaceAll('"', '')

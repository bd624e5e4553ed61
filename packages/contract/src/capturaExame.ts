import { tiposSolicitante } from '@portal/domain/solicitacaoExame/solicitante.tables.ts'
import Type, { type Static } from 'typebox'
import { ResumoAssociado } from './associado.ts'
import {
  CodigoAssociado,
  CodigoDe,
  Cursor,
  Data,
  Feito,
  fimGuia,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
} from './campo.ts'
import { EventoExame, NumeroCro, NumeroSolicitacao, SiglaUf, Solicitante } from './exame.ts'
import { mudancaGuia } from './mudancaGuia.ts'
import { route } from './route.ts'
import { mudancaSolicitacao } from './solicitacaoExame.ts'

/** What a unit sees of the request that it captured: this and nothing else of the other provider's (Operadora §3). */
export const CapturaExame = Objeto({
  /** The request. */
  numeroSolicitacaoExame: NumeroSolicitacao,
  /** The form that the capture reserved: the number of the guide, once it is opened. */
  numeroFichaSolicitacao: NumeroFicha,
  associado: ResumoAssociado,
  /** Of the plan of the request. */
  fimCobertura: fimGuia.fimCobertura,
  solicitante: Solicitante,
  hipoteseDiagnostica: Type.String(),
  /** The approved ones alone. */
  eventos: Type.Array(EventoExame),
  capturadaEm: Instante,
  /** Until when it may be given back; null where it no longer may. */
  devolverAte: Nulavel(Instante),
  /** The last instant of that, past or not: with it a screen says why it no longer may. */
  prazoDevolucao: Instante,
  /** The guide was opened. */
  guiaAberta: Type.Boolean(),
  /** How many images and reports the unit sent. */
  imagens: Type.Integer(),
})
export type CapturaExame = Static<typeof CapturaExame>

/** The capture of exam requests by radiology units. Spec §4, "Exam capture"; Operadora §3. */
export const capturaExame = {
  captureSolicitacao: route({
    method: 'POST',
    path: '/api/senha/v1/liberacao-senha/captura-solicitacao-exame',
    summary: 'Captura um pedido de exames e reserva o número da sua ficha',
    body: Objeto({
      codigoAssociado: CodigoAssociado,
      numeroSolicitacao: NumeroSolicitacao,
      dataNascimento: Data,
    }),
    reply: Objeto({
      ...CapturaExame.properties,
      /** By this unit, before this call: nothing was captured now. */
      jaCapturada: Type.Boolean(),
    }),
    errors: ['API-CAP-0001', 'API-CAP-0002', 'API-CAP-0003', 'API-CAP-0004'],
    limite: 'consulta',
    permission: 'CAPT_EXAME',
    stale: mudancaSolicitacao,
    patientData: true,
    sensivel: true,
  }),
  listCapturas: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/captura-solicitacao-exame',
    summary: 'O que esta unidade capturou, do mais novo para o mais antigo',
    query: Objeto({
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({ capturas: Type.Array(CapturaExame), proximo: Nulavel(Cursor) }),
    errors: [],
    permission: 'CAPT_EXAME',
    patientData: true,
    own: true,
  }),
  deleteCaptura: route({
    method: 'DELETE',
    path: '/api/senha/v1/liberacao-senha/captura-solicitacao-exame',
    summary: 'Devolve um pedido capturado, enquanto nada foi enviado: ele volta a ser de qualquer unidade',
    query: Objeto({ numeroSolicitacao: NumeroSolicitacao }),
    reply: Feito,
    errors: ['API-CAP-0001', 'API-CAP-0005'],
    permission: 'CAPT_EXAME',
    stale: [...mudancaSolicitacao, ...mudancaGuia],
    patientData: true,
    sensivel: true,
    own: true,
  }),
  getSolicitante: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/informacoes-solicitante-radiologia',
    summary: 'Quem é o dentista de um CRO, para um pedido em papel',
    query: Objeto({ numeroCro: NumeroCro, siglaUf: SiglaUf, tipoSolicitante: CodigoDe(tiposSolicitante) }),
    reply: Objeto({
      /** Null where this portal does not know the dentist: the name is typed. */
      nome: Nulavel(Type.String()),
      numeroCro: NumeroCro,
      siglaUf: SiglaUf,
      tipoSolicitante: CodigoDe(tiposSolicitante),
      codigoDentistaSolicitante: Nulavel(Type.Integer()),
    }),
    errors: ['API-CAP-0006'],
    // A request on paper needs no capture.
    permission: 'SOLIC_AUTO',
  }),
}

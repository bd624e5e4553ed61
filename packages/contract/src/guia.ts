import {
  permissoesEnvio,
  permissoesGuia,
  permissoesPesquisa,
} from '@portal/domain/acesso/permissao.tables.ts'
import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts'
import Type, { type Static } from 'typebox'
import { EventoHistorico, ResumoAssociado, TetoCoparticipacao } from './associado.ts'
import {
  CodigoAssociado,
  CodigoEvento,
  CodigoLocalizacao,
  Data,
  DataBrasileira,
  Dinheiro,
  DinheiroRepasse,
  FacesDigitadas,
  Feito,
  fimGuia,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Quantidade,
  RevisaoRascunho,
  Sequencial,
  TextoPessoa,
  Versao,
} from './campo.ts'
import { EventoGuia } from './evento.ts'
import { Solicitante } from './exame.ts'
import { envioOrto, recusasOrto } from './formularioOrto.ts'
import {
  aposPagamento,
  Complementar,
  EventosPreAprovacao,
  EventosToken,
  ImagemExigida,
  JanelaData,
  NaoRealizados,
  Observacao,
  OpcoesFiltro,
  PassoHistorico,
  PerguntaPreAprovacao,
  SituacaoGuia,
} from './guiaParte.ts'
import { GuiaResumo } from './guiaResumo.ts'
import { MotivosItem } from './motivo.ts'
import { encaminhamento, mudancaGuia, recusas } from './mudancaGuia.ts'
import { Rascunho } from './rascunho.ts'
import { route } from './route.ts'

const porGuia = Objeto({ numeroFicha: NumeroFicha })
const numeroOcorrencia = Type.Integer({ minimum: 1, maximum: 999_999_999 })
const porOcorrencia = Objeto({ numeroFicha: NumeroFicha, numeroOcorrencia })

/** What every call that moves a guide on has in common. */
const mudanca = { permission: 'SOLIC_AUTO', patientData: true, stale: mudancaGuia } as const

/** A guide that is not there, or that nobody may write to now. */
const fechada = ['API-GTO-0001', 'API-GTO-0010', 'API-GTO-0011', 'API-GTO-0013'] as const

/** The whole guide, as its screen needs it. */
export const GuiaDetalhada = Objeto({
  numeroFicha: NumeroFicha,
  numeroFichaPrincipal: Nulavel(NumeroFicha),
  numeroPedidoExame: Nulavel(Type.Integer()),
  /** Who asked for the exams of a radiology guide; null of any other. */
  solicitante: Nulavel(Solicitante),
  statusFicha: Type.Integer(),
  codigoEtapaAtual: Type.Integer(),
  statusAuditoria: Type.String(),
  codigoEspecialidade: Type.Integer(),
  tipoAtendimento: Type.Integer(),
  emergencia: Type.Boolean(),
  recemNato: Type.Boolean(),
  associado: ResumoAssociado,
  codigoPlano: Type.String(),
  nomeDentista: Type.String(),
  senha: Type.String(),
  ...fimGuia,
  validadeSenha: Data,
  /** When the password had its one renewal; null while it has not. */
  senhaRenovadaEm: Type.Optional(Nulavel(Instante)),
  /** Until when the password would be good, were it renewed today; absent where it may not be. */
  senhaRenovavelAte: Type.Optional(Data),
  /** The days on which events may be dated; absent while none may. */
  janelaData: Type.Optional(JanelaData),
  bloqueio: Type.Boolean(),
  motivoBloqueio: Nulavel(Type.String()),
  liberadaEm: Instante,
  enviadaEm: Nulavel(Instante),
  dataAutorizacao: Nulavel(Data),
  assinatura: Nulavel(Objeto({ em: Instante, por: Type.String(), hash: Type.String() })),
  justificativaTecnica: Nulavel(Type.String()),
  prazo: Nulavel(Data),
  versao: Versao,
  eventos: Type.Array(EventoGuia),
  imagensExigidas: Type.Array(ImagemExigida),
  exameAte: GuiaResumo.properties.exameAte,
  /** Whoever asked for the captured exam has images or reports of this guide; absent otherwise. */
  exameEntregue: Type.Optional(Type.Boolean()),
  ocorrencias: Type.Array(Objeto({ numeroOcorrencia: Type.Integer(), criadaEm: Instante })),
  complementares: Type.Array(Complementar),
  /**
   * What the events ask for: the sum of approved, denied, in analysis, not done and cancelled. Once paid, approved is what the runs
   * released and deducted and denied what stays denied; both are absent for whoever may not read that.
   */
  valorTotal: Dinheiro,
  valorAprovado: Type.Optional(Dinheiro),
  valorNegado: Type.Optional(Dinheiro),
  valorEmAnalise: Dinheiro,
  /** Of approved events that were not done; absent where there are none. */
  valorNaoRealizado: Type.Optional(Dinheiro),
  /** Of a cancelled guide, what was not denied before: it waits for nobody. */
  valorCancelado: Type.Optional(Dinheiro),
  /** The patient's part at the desk of what is approved (once paid, what was deducted), and what the operator bills later. */
  valorCopartTotal: Dinheiro,
  valorCopartOperadoraTotal: Type.Optional(Dinheiro),
  /** Of the guide's plan, today's month: absent where there is none, and once the guide was forwarded. */
  tetoCoparticipacao: Type.Optional(TetoCoparticipacao),
  /** What the runs released of it; absent until one did, and where the events' `valorPago` is. */
  valorPago: Type.Optional(DinheiroRepasse),
  ...aposPagamento,
  rascunho: Nulavel(Rascunho),
  historico: Type.Array(PassoHistorico),
})
/** As it is read: of each event the authorisation is known. */
export type GuiaDetalhada = Omit<Static<typeof GuiaDetalhada>, 'eventos'> & { eventos: EventoGuia[] }

/** The guide and its life. Spec §7.2; the transitions are those of Produto §4. */
export const guia = {
  getGuia: route({
    method: 'GET',
    path: '/api/guia/v1/gto/consulta',
    summary: 'Cabeçalho da guia pelo número',
    query: porGuia,
    reply: GuiaResumo,
    errors: ['API-GTO-0001'],
    permission: permissoesEnvio,
    patientData: true,
  }),
  getGuiaDetalhada: route({
    method: 'GET',
    path: '/api/guia/v1/gto/detalhada',
    summary: 'A guia inteira: eventos, exigências, rascunho e histórico',
    query: porGuia,
    reply: GuiaDetalhada,
    errors: ['API-GTO-0001'],
    permission: permissoesGuia,
    patientData: true,
  }),
  sendGuia: route({
    method: 'POST',
    path: '/api/guia/v1/gto/envio-gto',
    summary: 'Envia os eventos para autorização e devolve a decisão de cada um',
    body: Objeto({
      numeroFicha: NumeroFicha,
      eventos: Type.Array(
        Objeto({
          codigoEvento: CodigoEvento,
          codigoFace: Type.Optional(Nulavel(FacesDigitadas)),
          codigoLocalizacao: Type.Optional(Nulavel(CodigoLocalizacao)),
          quantidade: Quantidade,
          numeroSequenciaInclusao: Sequencial,
          data: Type.Optional(DataBrasileira),
        }),
        { maxItems: MAXIMO_EVENTOS_GUIA },
      ),
      descricaoObservacao: Type.Optional(TextoPessoa),
      justificativaTecnica: Type.Optional(TextoPessoa),
      revisaoRascunho: Type.Optional(RevisaoRascunho),
      ...envioOrto,
    }),
    reply: Objeto({ situacao: SituacaoGuia, motivos: Type.Array(MotivosItem) }),
    errors: [
      ...recusas,
      'API-GTO-0014',
      'API-GTO-0015',
      'API-GTO-0016',
      'API-GTO-0023',
      'API-GTO-0045',
      'API-GTO-0050',
      ...recusasOrto,
    ],
    ...mudanca,
  }),
  getPlanoTratamento: route({
    method: 'GET',
    path: '/api/guia/v1/gto/plano-tratamento',
    summary: 'Histórico odontológico do paciente, por dente, e guias em andamento deste credenciado',
    query: Objeto({ codigoAssociado: CodigoAssociado, recemNato: Type.Optional(Type.Boolean()) }),
    reply: Objeto({
      historico: Type.Array(EventoHistorico),
      emAndamento: Type.Array(
        Objeto({
          numeroFicha: NumeroFicha,
          statusFicha: Type.Integer(),
          codigoEtapaAtual: Type.Optional(Type.Integer()),
          ...fimGuia,
          eventos: Type.Array(EventoGuia),
        }),
      ),
    }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: permissoesGuia,
    patientData: true,
  }),
  requestAuditoria: route({
    method: 'POST',
    path: '/api/guia/v1/gto/plano-tratamento/auditoria',
    summary: 'Encaminha o plano de tratamento para a auditoria',
    body: porGuia,
    reply: SituacaoGuia,
    errors: [...recusas],
    ...mudanca,
  }),
  getPreAprovacao: route({
    method: 'GET',
    path: '/api/guia/v1/gto/pre-aprovacao',
    summary: 'Eventos da especialidade que passam por auditoria antes da autorização',
    query: PerguntaPreAprovacao,
    reply: EventosPreAprovacao,
    errors: [],
    permission: permissoesGuia,
  }),
  listObservacoes: route({
    method: 'GET',
    path: '/api/guia/v1/gto/observacao',
    summary: 'Observações e justificativas da guia',
    query: porGuia,
    reply: Type.Array(Observacao),
    errors: ['API-GTO-0001'],
    permission: permissoesGuia,
    patientData: true,
  }),
  createObservacao: route({
    method: 'POST',
    path: '/api/guia/v1/gto/observacao',
    summary: 'Registra uma observação na guia',
    body: Objeto({ numeroFicha: NumeroFicha, descricaoObservacao: TextoPessoa }),
    reply: Observacao,
    errors: fechada,
    ...mudanca,
  }),
  sendJustificativa: route({
    method: 'POST',
    path: '/api/guia/v1/gto/justificativa-tecnica',
    summary: 'Responde à justificativa técnica pedida',
    body: Objeto({ numeroFicha: NumeroFicha, descricaoObservacao: TextoPessoa }),
    reply: SituacaoGuia,
    errors: [...recusas, 'API-GTO-0019', 'API-GTO-0055'],
    ...mudanca,
  }),
  sign: route({
    method: 'POST',
    path: '/api/guia/v1/gto/assinar/{id}',
    summary: 'Assina a guia: quem, quando e o hash do que foi assinado',
    params: Objeto({ id: NumeroFicha }),
    reply: Objeto({ situacao: SituacaoGuia, hash: Type.String(), em: Instante, por: Type.String() }),
    errors: [...recusas, 'API-GTO-0021', 'API-GTO-0028', 'API-GTO-0058'],
    ...mudanca,
    sensivel: true,
  }),
  sendRepasse: route({
    method: 'POST',
    path: '/api/guia/v1/envio-repasse/{id}',
    summary: 'Encaminha a guia para pagamento',
    params: Objeto({ id: NumeroFicha }),
    body: Objeto({ naoRealizados: NaoRealizados }),
    reply: SituacaoGuia,
    errors: [...encaminhamento, 'API-GTO-0021'],
    ...mudanca,
    sensivel: true,
  }),
  requestToken: route({
    method: 'POST',
    path: '/api/guia/v1/token/solicitacao',
    summary: 'Pede o token do beneficiário para os eventos que o usam',
    body: Objeto({
      numeroFicha: NumeroFicha,
      eventos: EventosToken,
      naoRealizados: NaoRealizados,
    }),
    reply: SituacaoGuia,
    errors: [...encaminhamento, 'API-GTO-0020', 'API-GTO-0060'],
    ...mudanca,
    sensivel: true,
  }),
  getFiltros: route({
    method: 'GET',
    path: '/api/guia/v1/gto/filtros',
    summary: 'Opções dos filtros da consulta de guias',
    reply: OpcoesFiltro,
    errors: [],
    permission: permissoesPesquisa,
  }),
  updateBloqueio: route({
    method: 'PUT',
    path: '/api/guia/v1/gto/bloqueio-desbloqueio-ficha',
    summary: 'Bloqueia ou desbloqueia a guia; bloqueada, recusa toda mudança',
    body: Objeto({ nrFicha: NumeroFicha, bloqueio: Type.Boolean(), motivo: Type.Optional(TextoPessoa) }),
    reply: SituacaoGuia,
    errors: ['API-GTO-0001', 'API-GTO-0013'],
    ...mudanca,
  }),
  createOcorrencia: route({
    method: 'POST',
    path: '/api/guia/v1/gto/ocorrencia',
    summary: 'Registra uma ocorrência na guia',
    body: porOcorrencia,
    reply: Feito,
    errors: [...fechada, 'API-GTO-0026'],
    ...mudanca,
  }),
  deleteOcorrencia: route({
    method: 'DELETE',
    path: '/api/guia/v1/gto/ocorrencia',
    summary: 'Retira uma ocorrência da guia',
    query: porOcorrencia,
    reply: Feito,
    errors: [...fechada, 'API-GTO-0027'],
    ...mudanca,
  }),
  listComplementares: route({
    method: 'GET',
    path: '/api/guia/v1/gto/complementares',
    summary: 'As guias abertas desta, e quais são canceladas com ela',
    query: porGuia,
    reply: Type.Array(Complementar),
    errors: ['API-GTO-0001'],
    permission: 'CANCELA_GTO',
    patientData: true,
    own: true,
  }),
  cancelGuia: route({
    method: 'POST',
    path: '/api/guia/v1/gto/cancelamento',
    summary: 'Cancela a guia, com o motivo, e com ela as complementares em que nada foi feito',
    body: Objeto({ numeroFicha: NumeroFicha, motivo: TextoPessoa }),
    reply: SituacaoGuia,
    errors: [...fechada, 'API-GTO-0022', 'API-GTO-0053', 'API-GTO-0059', 'API-GTO-0062'],
    permission: 'CANCELA_GTO',
    stale: mudancaGuia,
    patientData: true,
    sensivel: true,
  }),
}

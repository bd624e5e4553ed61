import { permissoesExame } from '@portal/domain/acesso/permissao.tables.ts'
import { locaisEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { FORMA_EXAMES } from '@portal/domain/solicitacaoExame/examesEmLinha.ts'
import { MAXIMO_MOTIVO } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import Type, { type Static } from 'typebox'
import { ResumoAssociado } from './associado.ts'
import {
  CodigoAssociado,
  CodigoDe,
  CodigoEvento,
  CodigoLocalizacao,
  Cursor,
  Data,
  Feito,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  UmDe,
} from './campo.ts'
import {
  ConteudoPedido,
  EventoExame,
  NumeroSolicitacao,
  PedidoExame,
  ResumoSolicitacao,
  SolicitacaoExame,
} from './exame.ts'
import { Motivo } from './motivo.ts'
import { route } from './route.ts'

const porAssociado = Objeto({ codigoAssociado: CodigoAssociado })

/** Which page of a list, and of how many rows. */
const pagina = {
  cursor: Type.Optional(Cursor),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
const porAssociadoEmPaginas = Objeto({ ...porAssociado.properties, ...pagina })

/** What a change of a request makes stale. */
export const mudancaSolicitacao = [
  'solicitacaoExame',
  'capturaExame',
  'vinculoExame',
  'producao',
  'prazo',
] as const

/** An exam that may be asked for, and what it would meet for this patient today. */
const EventoSol = Objeto({
  codigo: CodigoEvento,
  descricao: Type.String(),
  grupo: Type.String(),
  local: UmDe(locaisEvento),
  /** The teeth or regions that it takes; empty of an exam of the whole mouth. */
  locais: Type.Array(CodigoLocalizacao),
  quantidadeMaxima: Type.Integer(),
  /** Characters of justification that it asks of this patient; 0 for none. */
  justificativaMinima: Type.Integer(),
  /** Events that this one holds, and those that it disables (Spec §5, the kits). */
  inclui: Type.Array(CodigoEvento),
  bloqueia: Type.Array(CodigoEvento),
  /** What is known without a place: coverage, waiting period, age, repetition in the whole mouth. */
  motivos: Type.Array(Motivo),
})
export type EventoSol = Static<typeof EventoSol>

/** What each event of a request would come to, in its order. */
const EventoValidado = Objeto({
  codigo: CodigoEvento,
  motivos: Type.Array(Motivo),
  /** Where a kit of the request, or another open request, has it already: why it may not be asked for. */
  bloqueio: Nulavel(Type.String()),
  exigeJustificativa: Type.Boolean(),
})

/** Exam requests (SOL). Spec §3, §4, §7; Operadora §3. */
export const solicitacaoExame = {
  listEventosSol: route({
    method: 'GET',
    path: '/api/guia/v1/sol/solicitacao-exame/eventos-sol',
    summary: 'Exames que se podem pedir para o paciente, com o que cada um inclui e bloqueia',
    query: porAssociado,
    reply: Type.Array(EventoSol),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'SOLIC_EXAME',
    patientData: true,
  }),
  validateProcedimento: route({
    method: 'GET',
    path: '/api/guia/v1/sol/solicitacao-exame/valida/procedimento',
    summary: 'O que cada exame da lista encontraria, sozinho e junto dos outros',
    query: Objeto({
      cdAssociado: CodigoAssociado,
      /** Codes joined by comma, each with its places: `81000421:RMID+RMIE,81000405`. */
      eventos: Type.String({
        pattern: FORMA_EXAMES,
        maxLength: 2000,
      }),
    }),
    reply: Type.Array(EventoValidado),
    errors: ['API-ELE-0001', 'API-ELE-0005', 'API-SOL-0003'],
    limite: 'consulta',
    permission: 'SOLIC_EXAME',
    patientData: true,
  }),
  createSolicitacao: route({
    method: 'POST',
    path: '/api/guia/v1/sol/solicitacao-exame/salvar-solicitacao',
    summary: 'Salva o pedido de exames: nasce aprovado, ou em análise onde alguém precisa decidir',
    body: PedidoExame,
    reply: Objeto({
      numeroSolicitacao: NumeroSolicitacao,
      status: CodigoDe(statusSolicitacoes),
      prazo: Nulavel(Data),
      validade: Nulavel(Data),
    }),
    errors: [
      'API-ELE-0001',
      'API-ELE-0005',
      'API-SOL-0002',
      'API-SOL-0003',
      'API-SOL-0004',
      'API-SOL-0005',
      'API-SOL-0006',
      'API-SOL-0007',
      'API-SOL-0010',
    ],
    limite: 'consulta',
    permission: 'SOLIC_EXAME',
    stale: mudancaSolicitacao,
    patientData: true,
  }),
  listTutorial: route({
    method: 'GET',
    path: '/api/guia/v1/sol/solicitacao-exame/tutorial-eventos-sol',
    summary: 'O que cada exame mostra e para que se pede',
    reply: Type.Array(
      Objeto({
        codigo: CodigoEvento,
        descricao: Type.String(),
        mostra: Type.String(),
        paraQue: Type.String(),
        /** Name of the portal's own drawing of it. */
        desenho: Type.String(),
      }),
    ),
    errors: [],
    permission: 'SOLIC_EXAME',
  }),
  // This and the two below are what a practice's own system calls; the portal's screens have the whole request (Operadora §3).
  getSimplificado: route({
    method: 'GET',
    path: '/api/guia/v1/gto/solicitacao-exame/simplificado',
    summary: 'Pedido de exames em poucas linhas, pelo número',
    query: Objeto({ numeroPedido: NumeroSolicitacao }),
    reply: Objeto({
      numeroPedido: NumeroSolicitacao,
      status: CodigoDe(statusSolicitacoes),
      statusTexto: Type.String(),
      nomeAssociado: Type.String(),
      exames: Type.Array(Type.String()),
      eventos: Type.Array(
        Objeto({ codigo: CodigoEvento, justificativa: EventoExame.properties.justificativa }),
      ),
      numeroFichaRadiologia: Nulavel(NumeroFicha),
    }),
    errors: ['API-SOL-0001'],
    permission: permissoesExame,
    patientData: true,
  }),
  getDetalhes: route({
    method: 'GET',
    path: '/api/guia/v1/gto/solicitacao-exame/detalhes',
    summary: 'Os pedidos de exames do paciente que este credenciado fez e ainda estão em aberto',
    query: porAssociadoEmPaginas,
    reply: Objeto({ solicitacoes: Type.Array(SolicitacaoExame), proximo: Nulavel(Cursor) }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: permissoesExame,
    patientData: true,
  }),
  deleteSolicitacao: route({
    method: 'DELETE',
    path: '/api/guia/v1/gto/solicitacao-exame',
    summary: 'Cancela o pedido em aberto do paciente, quando há um só',
    query: porAssociado,
    reply: Objeto({ numeroSolicitacao: NumeroSolicitacao }),
    errors: ['API-ELE-0001', 'API-ELE-0005', 'API-SOL-0001', 'API-SOL-0009'],
    limite: 'consulta',
    permission: 'SOLIC_EXAME',
    stale: mudancaSolicitacao,
    patientData: true,
    sensivel: true,
  }),
  cancelSolicitacao: route({
    method: 'POST',
    path: '/api/guia/v1/sol/solicitacao-exame/cancelamento',
    summary: 'Cancela um pedido de exames pelo número',
    body: Objeto({
      numeroSolicitacao: NumeroSolicitacao,
      motivo: Type.Optional(Type.String({ maxLength: MAXIMO_MOTIVO, protegido: 'guardado' })),
    }),
    reply: Feito,
    errors: ['API-SOL-0001', 'API-SOL-0008'],
    permission: 'SOLIC_EXAME',
    stale: mudancaSolicitacao,
    patientData: true,
    sensivel: true,
    own: true,
  }),
  listPedidos: route({
    method: 'GET',
    path: '/api/guia/v1/sol/solicitacao-exame/pedidos',
    summary: 'Pedidos de exames deste credenciado, do mais novo para o mais antigo',
    query: Objeto({
      /** Comma list of statuses. */
      status: Type.Optional(Type.String({ pattern: '^[A-Z_]+(,[A-Z_]+){0,7}$' })),
      /** Opaque key of the patient. */
      chave: Type.Optional(Type.String({ format: 'uuid' })),
      ...pagina,
    }),
    reply: Objeto({ solicitacoes: Type.Array(ResumoSolicitacao), proximo: Nulavel(Cursor) }),
    errors: [],
    permission: permissoesExame,
    patientData: true,
    own: true,
  }),
  listSolicitacoes: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/solicitacoes-exame',
    summary: 'Pedidos do paciente: os que este credenciado fez, ou os que a unidade capturou',
    query: porAssociadoEmPaginas,
    reply: Objeto({ solicitacoes: Type.Array(ResumoSolicitacao), proximo: Nulavel(Cursor) }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: permissoesExame,
    patientData: true,
  }),
  getSolicitacao: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/solicitacoes-exame/completo',
    summary: 'Um pedido de exames inteiro: de quem o fez, ou da unidade que o capturou',
    query: Objeto({ numeroSolicitacao: NumeroSolicitacao }),
    reply: SolicitacaoExame,
    errors: ['API-SOL-0001'],
    permission: permissoesExame,
    patientData: true,
  }),
  getRascunho: route({
    method: 'GET',
    path: '/api/guia/v1/sol/solicitacao-exame/rascunho',
    summary: 'O pedido que estava sendo preenchido para o paciente',
    query: porAssociado,
    reply: Objeto({
      rascunho: Nulavel(Objeto({ revisao: Type.Integer(), salvoEm: Instante, conteudo: ConteudoPedido })),
    }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'SOLIC_EXAME',
    patientData: true,
    own: true,
  }),
  listRascunhos: route({
    method: 'GET',
    path: '/api/guia/v1/sol/solicitacao-exame/rascunhos',
    summary: 'Os pedidos que este acesso começou e não salvou, do que mudou por último ao mais antigo',
    query: Objeto(pagina),
    reply: Objeto({
      rascunhos: Type.Array(
        Objeto({
          associado: ResumoAssociado,
          salvoEm: Instante,
          /** Descriptions of its exams, in order. */
          exames: Type.Array(Type.String()),
        }),
      ),
      proximo: Nulavel(Cursor),
    }),
    errors: [],
    permission: 'SOLIC_EXAME',
    patientData: true,
    own: true,
  }),
  saveRascunho: route({
    method: 'PUT',
    path: '/api/guia/v1/sol/solicitacao-exame/rascunho',
    summary: 'Guarda o pedido em preenchimento; outra revisão, salva em outra tela, recusa a gravação',
    body: Objeto({
      codigoAssociado: CodigoAssociado,
      revisaoBase: Type.Integer({ minimum: 0 }),
      conteudo: ConteudoPedido,
    }),
    reply: Objeto({ revisao: Type.Integer(), salvoEm: Instante }),
    errors: ['API-ELE-0001', 'API-ELE-0005', 'API-SOL-0010'],
    limite: 'consulta',
    permission: 'SOLIC_EXAME',
    stale: ['solicitacaoExame.listRascunhos'],
    patientData: true,
    own: true,
  }),
}

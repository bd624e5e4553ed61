import { permissoesEnvio, permissoesGuia } from '@portal/domain/acesso/permissao.tables.ts'
import { locaisEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { statusEnvios } from '@portal/domain/guia/statusEnvio.tables.ts'
import { decisoesRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import Type, { type Static } from 'typebox'
import { TetoCoparticipacao } from './associado.ts'
import {
  CodigoDe,
  CodigoEvento,
  CodigoFace,
  CodigoLocalizacao,
  Data,
  Dinheiro,
  DinheiroRepasse,
  Feito,
  Nulavel,
  NumeroFicha,
  Objeto,
  Sequencial,
  UmDe,
} from './campo.ts'
import { JanelaData } from './guiaParte.ts'
import { AjudaEvento, Glosa, Motivo } from './motivo.ts'
import { mudancaGuia } from './mudancaGuia.ts'
import { RegraEvento } from './regraEvento.ts'
import { route } from './route.ts'

const porGuia = Objeto({ numeroFicha: NumeroFicha })

/** One event of a guide. Spec §3.2; each spelling of the sequence as its schema has it. */
export const EventoGuia = Objeto({
  codigoEvento: CodigoEvento,
  descricao: Type.String(),
  codigoLocalizacao: Nulavel(CodigoLocalizacao),
  codigoFace: Nulavel(CodigoFace),
  quantidade: Type.Integer(),
  numeroSequencialInclusao: Sequencial,
  numeroSequencialEvento: Sequencial,
  dataRealizacao: Nulavel(Data),
  /** The days on which it may be dated; absent while it may not. */
  janelaData: Type.Optional(JanelaData),
  /** Last day on which it may be forwarded as it is dated; absent where no term runs. */
  apresentarAte: Type.Optional(Data),
  /** Its day was told late and waits for the operator: it may be taken back (`updateDataEvento`). Absent where it does not. */
  dataEmAnalise: Type.Optional(Type.Boolean()),
  /** Said at the forwarding not to have been done; absent where it was not said. */
  naoRealizado: Type.Optional(Type.Boolean()),
  dataAutorizacao: Nulavel(Data),
  tipoAcao: Nulavel(Type.String()),
  /** The event's authorisation, 0 to 4; where it is not told, the rest of the event tells it (Spec §4.3). */
  autorizacao: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
  valor: Dinheiro,
  /** What the clinic collects at the desk: nothing of what was denied. */
  valorCopart: Dinheiro,
  /** What the operator bills the patient for later, for information; absent where there is none. */
  valorCopartOperadora: Type.Optional(Dinheiro),
  motivos: Type.Array(Motivo),
  ajudaEvento: Type.Array(AjudaEvento),
  exigeToken: Type.Boolean(),
  statusToken: Type.String(),
  /** How often the patient said no to it, where that happened. */
  tokensRejeitados: Type.Optional(Type.Integer()),
  numeroToken: Nulavel(Type.String()),
  dataSolicitacaoToken: Nulavel(Type.String({ format: 'date-time' })),
  /** What the server has was sent; what the device still has to send of it, only the screen knows (`tellEnvio`). */
  statusEnvio: CodigoDe(statusEnvios),
  /**
   * What the runs made of it (Spec §3): absent until one did, for whom the provider's money is not open (domain,
   * `campoRestrito`), and for whom the sharing option hides its dentist's.
   */
  valorPago: Type.Optional(DinheiroRepasse),
  /** What stays denied: without what an appeal gave back. */
  valorGlosado: Type.Optional(DinheiroRepasse),
  /** The patient's part, as it was deducted. */
  valorFranquia: Type.Optional(DinheiroRepasse),
  /** Null where it was not appealed. */
  valorRecursado: Type.Optional(Nulavel(DinheiroRepasse)),
  /** What the appeal gave back, within `valorPago`; null before it is decided. */
  valorLiberado: Type.Optional(Nulavel(DinheiroRepasse)),
  /** How its appeal was decided, which nothing given back does not tell; null before, absent as the money. */
  decisaoRecurso: Type.Optional(Nulavel(CodigoDe(decisoesRecurso))),
  descricaoJustificativa: Type.Optional(Nulavel(Type.String())),
  /** Why the payment denied it. */
  glosa: Type.Optional(Type.Array(Glosa)),
})
/** An event as any operator may send it. */
export type EventoRecebido = Static<typeof EventoGuia>
/** The same as it is read, its authorisation known: what our services send, too. */
export type EventoGuia = EventoRecebido & { autorizacao: number }

/** An event that a guide may carry, as the search of the form lists it. */
const ofertado = {
  codigoEvento: CodigoEvento,
  descricao: Type.String(),
  local: UmDe(locaisEvento),
  /** Where its rule lets it be: the teeth or the regions. */
  dentes: Type.Array(Type.String()),
  regioes: Type.Array(Type.String()),
  facesMinimo: Type.Integer(),
  facesMaximo: Type.Integer(),
  codigosAntigos: Type.Array(Type.String()),
}
export const EventoOfertado = Objeto(ofertado)
export type EventoOfertado = Static<typeof EventoOfertado>

/** An event of the whole table, with the specialties in whose guides it may be. */
export const EventoCatalogo = Objeto({ ...ofertado, especialidades: Type.Array(Type.Integer()) })
export type EventoCatalogo = Static<typeof EventoCatalogo>

/** How many favourites a practice keeps: one for each of the keys 1 to 9. */
export const MAXIMO_FAVORITOS = 9

/** Events of a guide and what is known of each. Spec §7.2. */
export const evento = {
  getValor: route({
    method: 'GET',
    path: '/api/guia/v1/gto/eventos/valor',
    summary: 'Valor do evento e coparticipação, pela tabela do plano da guia, hoje ou no dia perguntado',
    query: Objeto({
      numeroFicha: NumeroFicha,
      codigoEvento: CodigoEvento,
      quantidade: Type.Integer({ minimum: 1, maximum: 99 }),
      /** The day on which it would be done; today without it. */
      data: Type.Optional(Data),
      /** The stored event that is asked about: what it was charged itself takes nothing of the month's cap. */
      numeroSequencialInclusao: Type.Optional(Sequencial),
    }),
    reply: Objeto({
      valor: Dinheiro,
      valorCopart: Dinheiro,
      valorCopartOperadora: Type.Optional(Dinheiro),
      /** Of the month of the day that was asked for, where the plan has a cap in it. */
      tetoCoparticipacao: Type.Optional(TetoCoparticipacao),
    }),
    errors: ['API-GTO-0001', 'API-GTO-0006'],
    permission: permissoesGuia,
    patientData: true,
    steady: 'the table of prices',
  }),
  getFaces: route({
    method: 'GET',
    path: '/api/guia/v1/gto/faces',
    summary: 'Faces que o evento aceita no dente',
    query: Objeto({ codigoEvento: CodigoEvento, dente: Type.String({ pattern: '^[1-8][0-9]$' }) }),
    reply: Objeto({
      faces: Type.Array(Objeto({ codigoFace: Type.String(), nome: Type.String() })),
      facesMinimo: Type.Integer(),
      facesMaximo: Type.Integer(),
    }),
    errors: ['API-GTO-0006'],
    permission: permissoesGuia,
  }),
  getTemplate: route({
    method: 'GET',
    path: '/api/guia/v1/gto/eventos/template/{codigoEvento}',
    summary: 'O que o evento pede: local, faces, quantidade, imagens e justificativa',
    params: Objeto({ codigoEvento: CodigoEvento }),
    reply: Objeto({
      codigoEvento: CodigoEvento,
      descricao: Type.String(),
      local: Type.String(),
      dentes: Type.Array(Type.String()),
      regioes: Type.Array(Type.String()),
      facesMinimo: Type.Integer(),
      facesMaximo: Type.Integer(),
      permiteQuantidade: Type.Boolean(),
      quantidadeMaxima: Type.Integer(),
      imagemInicial: Type.Boolean(),
      imagemFinal: Type.Boolean(),
      justificativaMinima: Type.Integer(),
    }),
    errors: ['API-GTO-0006'],
    permission: 'sessao',
  }),
  listEventos: route({
    method: 'GET',
    path: '/api/guia/v1/gto/eventos',
    summary: 'Eventos que a guia aceita, pela especialidade',
    query: porGuia,
    reply: Type.Array(EventoOfertado),
    errors: ['API-GTO-0001'],
    permission: permissoesGuia,
    patientData: true,
    steady: 'the events of a specialty',
  }),
  listEventosTraduzidos: route({
    method: 'GET',
    path: '/api/guia/v1/gto/eventosTraduzidos',
    summary: 'Eventos com a tradução dos códigos antigos para os atuais',
    reply: Type.Array(
      Objeto({ codigoAntigo: Type.String(), codigoEvento: CodigoEvento, descricao: Type.String() }),
    ),
    errors: [],
    permission: 'sessao',
  }),
  listEventosFicha: route({
    method: 'GET',
    path: '/api/guia/v1/gto/eventos/ficha',
    summary: 'Eventos que estão na guia',
    query: porGuia,
    reply: Type.Array(EventoGuia),
    errors: ['API-GTO-0001'],
    permission: permissoesEnvio,
    patientData: true,
  }),
  updateDataEvento: route({
    method: 'PUT',
    path: '/api/guia/v1/gto/eventos/data-evento',
    summary: 'Informa a data de realização de um evento autorizado',
    body: Objeto({
      numeroFicha: NumeroFicha,
      codigoEvento: CodigoEvento,
      codigoLocalizacao: Type.Optional(Nulavel(CodigoLocalizacao)),
      numeroSequencialEvento: Sequencial,
      numeroSequencialInclusao: Sequencial,
      data: Nulavel(Data),
    }),
    reply: Feito,
    errors: [
      'API-GTO-0001',
      'API-GTO-0002',
      'API-GTO-0010',
      'API-GTO-0011',
      'API-GTO-0012',
      'API-GTO-0013',
      'API-GTO-0016',
      'API-GTO-0021',
      'API-GTO-0057',
    ],
    permission: 'SOLIC_AUTO',
    stale: mudancaGuia,
    patientData: true,
  }),
  getRegra: route({
    method: 'GET',
    path: '/api/guia/v1/gto/regra-evento',
    summary: 'Regra de autorização do evento e ajuda de cada negativa',
    query: Objeto({ codigoEvento: CodigoEvento }),
    reply: Objeto({ regra: RegraEvento, ajudaEvento: Type.Array(AjudaEvento) }),
    errors: ['API-GTO-0006'],
    permission: permissoesGuia,
  }),
  listFavoritos: route({
    method: 'GET',
    path: '/api/guia/v1/gto/eventos/favoritos',
    summary: 'Eventos favoritos do credenciado, na ordem dele',
    reply: Type.Array(Objeto({ codigoEvento: CodigoEvento, descricao: Type.String() })),
    errors: [],
    permission: permissoesGuia,
    own: true,
  }),
  updateFavoritos: route({
    method: 'PUT',
    path: '/api/guia/v1/gto/eventos/favoritos',
    summary: 'Guarda os eventos favoritos do credenciado, na ordem informada',
    body: Objeto({ codigosEvento: Type.Array(CodigoEvento, { maxItems: MAXIMO_FAVORITOS }) }),
    reply: Feito,
    errors: ['API-GTO-0006'],
    permission: 'SOLIC_AUTO',
    stale: ['evento.listFavoritos'],
    own: true,
  }),
  listUsos: route({
    method: 'GET',
    path: '/api/guia/v1/gto/eventos/usos',
    summary: 'Quantas vezes cada evento foi autorizado ao credenciado nos últimos doze meses',
    reply: Type.Array(Objeto({ codigoEvento: CodigoEvento, vezes: Type.Integer({ minimum: 1 }) })),
    errors: [],
    permission: 'sessao',
    own: true,
  }),
}

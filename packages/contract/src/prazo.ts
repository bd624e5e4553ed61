import { momentosExigidos } from '@portal/domain/imagem/imagemExigida.ts'
import { ordensPrazo } from '@portal/domain/prazo/ordemPrazo.ts'
import { tiposPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import Type, { type Static } from 'typebox'
import { ResumoAssociado } from './associado.ts'
import {
  CodigoDe,
  CodigoEvento,
  Data,
  Dinheiro,
  Feito,
  Instante,
  NroPagina,
  Nulavel,
  Objeto,
  QtdRegistros,
  TextoPessoa,
  UmDe,
} from './campo.ts'
import { route } from './route.ts'

const Chave = Type.String({
  minLength: 3,
  maxLength: 60,
  pattern: '^[A-Z]+:[0-9]+:([0-9]{4}-[0-9]{2}-[0-9]{2})?$',
})

/** What of a guide's events is waited for, in their order; empty where no event tells. */
export const Faltas = Type.Array(
  Objeto({
    numeroSequencialInclusao: Type.Integer(),
    codigoEvento: CodigoEvento,
    descricao: Type.String(),
    codigoLocalizacao: Nulavel(Type.String()),
    /** Of the image that is missing; null where it is none. */
    momento: Nulavel(UmDe(momentosExigidos)),
  }),
)

const Prazo = Objeto({
  chave: Chave,
  tipo: CodigoDe(tiposPrazo),
  /** Number of the guide, exam request, permit or document. */
  referencia: Type.Integer(),
  /** Absent where there is no patient, and for whoever may not look at guides. */
  nomeAssociado: Type.Optional(Type.String()),
  /** Of an orthodontic treatment, whose next guide begins with its patient. Absent for whoever may not look at guides. */
  chaveAssociado: Type.Optional(ResumoAssociado.properties.chave),
  /** Of a treatment that nobody maintains: the guide that this month has already. Absent for whoever may not look at guides. */
  guiaLiberada: Type.Optional(Type.Integer()),
  /** What it is of, where no number tells: a permit's kind, a term's title. */
  detalhe: Nulavel(Type.String()),
  /** Its last day; null for what waits without one. */
  prazo: Nulavel(Data),
  /** Of a captured request: the instant of that day until which it may be given back. */
  devolverAte: Type.Optional(Instante),
  /** Of the events that it puts at risk; null where there is none. Absent for whoever may not look at guides. */
  valor: Type.Optional(Nulavel(Dinheiro)),
  /** Absent for whoever may not look at guides. */
  faltas: Type.Optional(Faltas),
  /** Of a password near its end: that it may still be renewed, of a locked guide once it is unlocked. */
  renovavel: Type.Optional(Type.Boolean()),
  /** That its guide is locked, and that whoever asks may unlock it: nothing is done about it before. */
  desbloqueavel: Type.Optional(Type.Boolean()),
  /** Of a password: that its guide was not sent yet. */
  aEnviar: Type.Optional(Type.Boolean()),
  /** How many maintenances of the month the row stands for; absent where it is one deadline. */
  quantos: Type.Optional(Type.Integer({ minimum: 2 })),
  desistencia: Nulavel(Objeto({ motivo: Type.String(), em: Instante })),
})
export type Prazo = Static<typeof Prazo>

/** What lapses unless the provider acts, in one list (ours: the specification has its parts, each in its place). */
export const prazo = {
  listPrazos: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/prazos',
    summary: `Tudo o que vence se ninguém agir: ${tiposPrazo.map(({ rotulo }) => rotulo.toLowerCase()).join(', ')}`,
    query: Objeto({
      ordem: Type.Optional(UmDe(ordensPrazo)),
      /** Those that were given up instead of those that are open. */
      desistidos: Type.Optional(Type.Boolean()),
      /** The month's maintenance of all treatments that are open as one row. */
      manutencoesJuntas: Type.Optional(Type.Boolean()),
      nroPagina: Type.Optional(NroPagina),
      qtdRegistros: Type.Optional(QtdRegistros),
    }),
    reply: Objeto({
      prazos: Type.Array(Prazo),
      nroPagina: Type.Integer(),
      /** Deadlines of the whole list, each of those that a row joins too. */
      total: Type.Integer(),
      /** Of all that are open; absent for whoever may not look at guides. */
      valorEmRisco: Type.Optional(Dinheiro),
    }),
    errors: [],
    permission: 'sessao',
    patientData: true,
    own: true,
  }),
  createDesistencia: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/prazos/desistencia',
    summary: 'Registra que o credenciado desiste de um prazo, e por quê',
    body: Objeto({ chave: Chave, motivo: TextoPessoa }),
    reply: Feito,
    errors: ['API-PRA-0001', 'API-PRA-0002'],
    permission: 'sessao',
    stale: ['prazo'],
    own: true,
  }),
  deleteDesistencia: route({
    method: 'DELETE',
    path: '/api/credenciado/v1/credenciado/prazos/desistencia',
    summary: 'Volta atrás da desistência de um prazo',
    query: Objeto({ chave: Chave }),
    reply: Feito,
    errors: ['API-PRA-0001'],
    permission: 'sessao',
    stale: ['prazo'],
    own: true,
  }),
}

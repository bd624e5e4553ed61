import Type, { type Static } from 'typebox'
import { Cursor, Data, Feito, fimGuia, Instante, Nulavel, NumeroFicha, Objeto } from './campo.ts'
import { route } from './route.ts'

/** How many are told at a time: whoever acknowledged them is told the others at the next entry. */
export const MAXIMO_INATIVOS = 200

/** Spec §3.10: an open guide whose patient's plan has ended. */
const PacienteInativo = Objeto({
  numeroFicha: NumeroFicha,
  nomeAssociado: Type.String(),
  /** The last civil day of the plan; null for a member that was made inactive without one. */
  fimCobertura: Nulavel(Data),
})
export type PacienteInativo = Static<typeof PacienteInativo>

/** How many the home page shows; the list itself is read page by page. */
export const MAXIMO_RESUMO = 5

/** Which of them the list tells (Operadora §6): not yet acknowledged, acknowledged, all. */
const OpcaoInativos = Type.Union([
  Type.Literal('NAO_CIENTES'),
  Type.Literal('CIENTES'),
  Type.Literal('TODOS'),
])
export type OpcaoInativos = Static<typeof OpcaoInativos>

const GuiaInativa = Objeto({
  ...PacienteInativo.properties,
  statusFicha: Type.Integer(),
  codigoEtapaAtual: Type.Optional(Type.Integer()),
  validadeSenha: fimGuia.validadeSenha,
  senhaRenovada: fimGuia.senhaRenovada,
  eventosNaoPagos: fimGuia.eventosNaoPagos,
  prazosApresentacao: fimGuia.prazosApresentacao,
  /** Who acknowledged it, and when; null while nobody has. */
  ciencia: Nulavel(Objeto({ login: Type.Integer(), em: Instante })),
})
export type GuiaInativa = Static<typeof GuiaInativa>

const Lista = Objeto({
  nomeCredenciado: Type.String(),
  /** The civil day on which the list was made: whoever it tells of was inactive then. */
  dataEncaminhamento: Data,
  pacientesInativos: Type.Array(PacienteInativo),
})

/** Patients of open guides who are no longer covered, until the provider says that it knows. Spec §2.6; Operadora §6. */
export const pacienteInativo = {
  listPendentes: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/pacientes-inativos/popup',
    summary: 'Guias em aberto de pacientes inativos de que o credenciado ainda não deu ciência',
    reply: Lista,
    errors: [],
    permission: 'BENEF_INATIVO',
    patientData: true,
    steady: 'asked once, on entry',
  }),
  acknowledgePendentes: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/info/pacientes-inativos/ciente',
    summary: 'Dá ciência dos pacientes inativos: das guias ditas, ou de todas as que esperam',
    /** The guides that were on the screen: one that came up meanwhile is still to be read. */
    body: Objeto({ numerosFicha: Type.Optional(Type.Array(NumeroFicha, { maxItems: MAXIMO_INATIVOS })) }),
    reply: Feito,
    errors: ['API-GTO-0001'],
    permission: 'BENEF_INATIVO',
    patientData: true,
    // What the home page tells of guides is read again too (Spec §2.6).
    stale: [
      'pacienteInativo.listPendentes',
      'pacienteInativo.getTotal',
      'pacienteInativo.listRecentes',
      'pacienteInativo.listPacientes',
      'credenciado.getTotalSenhas',
      'credenciado.getGtoPendentes',
    ],
  }),
  listRecentes: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/pacientes-inativos',
    summary: 'As primeiras guias em aberto de pacientes inativos: antes as que esperam ciência',
    reply: Lista,
    errors: [],
    permission: 'BENEF_INATIVO',
    patientData: true,
  }),
  getTotal: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/pacientes-inativos/total',
    summary: 'Quantas guias em aberto são de pacientes inativos, e de quantas falta a ciência',
    reply: Objeto({ total: Type.Integer(), naoCientes: Type.Integer() }),
    errors: [],
    permission: 'BENEF_INATIVO',
  }),
  listPacientes: route({
    method: 'POST',
    reads: true,
    path: '/api/credenciado/v1/credenciado/info/pacientes-inativos/lista',
    summary: 'Guias em aberto de pacientes inativos, da mais nova para a mais antiga, por ciência',
    query: Objeto({ opcao: OpcaoInativos }),
    body: Objeto({
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({ pacientesInativos: Type.Array(GuiaInativa), proximo: Nulavel(Cursor) }),
    errors: [],
    permission: 'BENEF_INATIVO',
    patientData: true,
  }),
  exportPacientes: route({
    method: 'GET',
    path: '/api/impressao/v1/impressao/beneficiario-inativo/excel',
    summary: 'Planilha com exatamente as guias da lista de pacientes inativos',
    /** All of them unless said (Spec §7 names no parameter). */
    query: Objeto({ opcao: Type.Optional(OpcaoInativos) }),
    reply: 'arquivo',
    arquivo: ['report.xlsx'],
    errors: ['API-GTO-0030'],
    permission: 'BENEF_INATIVO',
    patientData: true,
    steady: 'a file, made when it is asked for',
  }),
}

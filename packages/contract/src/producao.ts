import { situacoesPublicadas } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import Type, { type Static, type TSchema } from 'typebox'
import {
  CodigoEvento,
  Cursor,
  Data,
  DinheiroRepasse,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  UmDe,
} from './campo.ts'
import { route } from './route.ts'

/** `2026-11`. */
const Mes = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })

/** One figure a month, the oldest first; the last is the month that runs. */
const PorMes = Objeto({ meses: Type.Array(Objeto({ mes: Mes, quantidade: Type.Integer() })) })
export type PorMes = Static<typeof PorMes>

const pagina = {
  cursor: Type.Optional(Cursor),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

const EventoRealizado = Objeto({
  numeroFicha: NumeroFicha,
  nomeAssociado: Type.String(),
  codigoEvento: CodigoEvento,
  descricao: Type.String(),
  /** Tooth or region; empty for an event that has neither. */
  codigoLocalizacao: Type.String(),
  dataRealizacao: Data,
})
export type EventoRealizado = Static<typeof EventoRealizado>

const BeneficiarioAtendido = Objeto({
  nomeAssociado: Type.String(),
  eventos: Type.Integer(),
  ultimaData: Data,
  /** The guide of the last event. */
  numeroFicha: NumeroFicha,
})
export type BeneficiarioAtendido = Static<typeof BeneficiarioAtendido>

const GuiaEncaminhada = Objeto({
  numeroFicha: NumeroFicha,
  nomeAssociado: Type.String(),
  encaminhadaEm: Instante,
  /** Whether the beneficiary's app confirmed it. */
  peloAplicativo: Type.Boolean(),
})
export type GuiaEncaminhada = Static<typeof GuiaEncaminhada>

const RepasseMes = Objeto({
  /** The day of payment. */
  data: Data,
  valor: DinheiroRepasse,
  situacao: UmDe(situacoesPublicadas),
  /** Names the run in the statement. */
  fechamento: Data,
})

const EvolucaoRepasse = Objeto({
  /** Whether `valor` is what is paid; else it is what was released of the lines that the login sees. */
  liquido: Type.Boolean(),
  /** The oldest first. */
  meses: Type.Array(RepasseMes),
})
export type EvolucaoRepasse = Static<typeof EvolucaoRepasse>

const lista = <S extends TSchema>(linha: S) => Objeto({ linhas: Type.Array(linha), proximo: Nulavel(Cursor) })

/** What the provider has done, in figures, each with the rows that make it. Spec §7.8; Interface S01. */
export const producao = {
  getEventosRealizados: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/eventos-realizados',
    summary: 'Eventos realizados em cada um dos últimos doze meses, pela data de realização',
    reply: PorMes,
    errors: [],
    permission: 'sessao',
  }),
  getBeneficiariosAtendidos: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/beneficiarios-atendidos',
    summary: 'Beneficiários com algum evento realizado em cada um dos últimos doze meses',
    reply: PorMes,
    errors: [],
    permission: 'sessao',
  }),
  getFerramentasDigitais: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/ferramentas-digitais',
    summary: 'Guias encaminhadas pelo aplicativo e pedidos de exame on-line, sobre os totais, em doze meses',
    reply: Objeto({
      /** The first civil day that counts. */
      desde: Data,
      infoDigitais: Objeto({
        GTO: Objeto({ app: Type.Integer(), totalGTO: Type.Integer() }),
        SOL: Objeto({ online: Type.Integer(), totalSOL: Type.Integer() }),
      }),
    }),
    errors: [],
    permission: 'sessao',
  }),
  getEvolucaoRepasse: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/evolucao-repasse',
    summary: 'O valor de cada pagamento publicado ou pago nos últimos meses, pelo seu dia',
    query: Objeto({ quantidadeMeses: Type.Optional(Type.Integer({ minimum: 1, maximum: 36 })) }),
    reply: EvolucaoRepasse,
    errors: [],
    permission: 'DEMONSTRATIVO',
  }),
  listEventosRealizados: route({
    method: 'POST',
    reads: true,
    path: '/api/credenciado/v1/credenciado/info/eventos-realizados/lista',
    summary: 'Os eventos realizados de um mês, do último ao primeiro',
    body: Objeto({ mes: Mes, ...pagina }),
    reply: lista(EventoRealizado),
    errors: [],
    permission: 'CONSULTA_GTO',
    patientData: true,
    own: true,
  }),
  listBeneficiariosAtendidos: route({
    method: 'POST',
    reads: true,
    path: '/api/credenciado/v1/credenciado/info/beneficiarios-atendidos/lista',
    summary: 'Os beneficiários atendidos de um mês, pelo nome',
    body: Objeto({ mes: Mes, ...pagina }),
    reply: lista(BeneficiarioAtendido),
    errors: [],
    permission: 'CONSULTA_GTO',
    patientData: true,
    own: true,
  }),
  listGuiasEncaminhadas: route({
    method: 'POST',
    reads: true,
    path: '/api/credenciado/v1/credenciado/info/ferramentas-digitais/lista',
    summary: 'As guias encaminhadas em doze meses e por onde foram, da mais nova para a mais antiga',
    body: Objeto(pagina),
    reply: lista(GuiaEncaminhada),
    errors: [],
    permission: 'CONSULTA_GTO',
    patientData: true,
    own: true,
  }),
}

import { permissoesBusca, permissoesPaciente } from '@portal/domain/acesso/permissao.tables.ts'
import { numerosDaGuia, tiposTermo } from '@portal/domain/associado/termoBusca.ts'
import { decisoesEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { locaisEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import Type, { type Static } from 'typebox'
import {
  Carencia,
  ContatoEmConfirmacao,
  EventoHistorico,
  NovosRestantes,
  PlanoAssociado,
  ResumoAssociado,
  SituacaoAssociado,
} from './associado.ts'
import {
  CodigoAssociado,
  CodigoEvento,
  Data,
  Dinheiro,
  FacesDigitadas,
  Nulavel,
  Objeto,
  UmDe,
  umLugarSo,
} from './campo.ts'
import { EventoCatalogo } from './evento.ts'
import { AjudaEvento, Motivo } from './motivo.ts'
import { TratamentoOrtodontico } from './ortodontia.ts'
import { route } from './route.ts'

/** Everything that a receptionist needs to know of a patient, in one reply. */
export const InformacoesElegibilidade = Objeto({
  associado: ResumoAssociado,
  novosRestantes: NovosRestantes,
  situacao: SituacaoAssociado,
  /** Why the patient may not be attended, in the literal words of table 38. */
  impedimentos: Type.Array(Motivo),
  /** Masked (`***.982.247-**`); `getCpf` tells it whole. */
  cpf: Nulavel(Type.String()),
  numeroTelefoneResidencial: Nulavel(Type.String()),
  email: Nulavel(Type.String()),
  contatoEmConfirmacao: Nulavel(ContatoEmConfirmacao),
  empresa: Nulavel(Type.String()),
  inclusao: Data,
  exclusao: Nulavel(Data),
  validadeCartao: Nulavel(Data),
  recemNatoAte: Nulavel(Data),
  planos: Type.Array(PlanoAssociado),
  carencias: Type.Array(Carencia),
  dentesAusentes: Type.Array(Type.String()),
  historico: Type.Array(EventoHistorico),
  /** The orthodontic treatment with this provider, the one that goes on or the last. */
  tratamentoOrtodontico: Nulavel(TratamentoOrtodontico),
})
export type InformacoesElegibilidade = Static<typeof InformacoesElegibilidade>

/** What an event comes to, as a guide would be judged today. */
const cobertura = {
  /** `corrigir`: a guide would not be taken so, for a tooth, region or faces that are wrong or still to be said. Its reasons name the field. */
  decisao: UmDe([...decisoesEvento, 'corrigir']),
  motivos: Type.Array(Motivo),
  ajuda: Type.Array(AjudaEvento),
  /** First day on which no reason with a day stands any more; null when something denies that no day cures. */
  possivelEm: Nulavel(Data),
  valor: Dinheiro,
  /** What the clinic would collect, and what the operator would bill later; absent where there is none. */
  valorCopart: Dinheiro,
  valorCopartOperadora: Type.Optional(Dinheiro),
}
const Cobertura = Objeto(cobertura)
export type Cobertura = Static<typeof Cobertura>

/** Coverage of one event for one patient, under the plan that the guide would be charged to and under each other. */
export const CoberturaEvento = Objeto({
  codigoEvento: CodigoEvento,
  descricao: Type.String(),
  local: UmDe(locaisEvento),
  facesMinimo: Type.Integer(),
  facesMaximo: Type.Integer(),
  ...cobertura,
  planos: Type.Array(Objeto({ codigoPlano: Type.String(), nomePlano: Type.String(), ...cobertura })),
  /** Those of the provider's specialties in whose guides the event may be done. */
  especialidades: Type.Array(Objeto({ codigoEspecialidade: Type.Integer(), descricao: Type.String() })),
})
export type CoberturaEvento = Static<typeof CoberturaEvento>

/** Spec §1, §7.5. */
export const elegibilidade = {
  searchAssociado: route({
    method: 'POST',
    reads: true,
    path: '/api/guia/v1/elegibilidade/busca',
    summary:
      'Encontra o paciente por CPF, cartão ou atendimento; entre os já atendidos, por nome, senha ou final da guia',
    body: Objeto({
      termo: Type.String({ minLength: 1, maxLength: 60 }),
      leitura: Type.Optional(UmDe(tiposTermo)),
    }),
    reply: Objeto({
      associados: Type.Array(ResumoAssociado),
      /** What of a guide the number is, where it is no card, CPF or attendance of anybody; null otherwise. */
      numeroDaGuia: Nulavel(UmDe(numerosDaGuia)),
    }),
    errors: ['API-ELE-0001', 'API-ELE-0004', 'API-ELE-0005'],
    limite: 'consulta',
    permission: permissoesBusca,
    patientData: true,
    steady: 'who the patient is',
    own: true,
  }),
  getAssociado: route({
    method: 'GET',
    path: '/api/guia/v1/elegibilidade/associado',
    summary: 'Quem é o paciente de um endereço, pela sua chave',
    query: Objeto({ chave: ResumoAssociado.properties.chave }),
    reply: ResumoAssociado,
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    permission: permissoesPaciente,
    patientData: true,
    steady: 'who the patient is',
    own: true,
  }),
  getInformacoes: route({
    method: 'GET',
    path: '/api/guia/v1/elegibilidade/informacoes',
    summary: 'Situação, planos, carências e histórico do paciente',
    query: Objeto({ codigoAssociado: CodigoAssociado }),
    reply: InformacoesElegibilidade,
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'ELEGIBILIDADE',
    patientData: true,
  }),
  getCpf: route({
    method: 'GET',
    path: '/api/guia/v1/elegibilidade/cpf',
    summary: 'O CPF inteiro do paciente, que as telas mostram mascarado; fica na trilha quem o viu',
    query: Objeto({ codigoAssociado: CodigoAssociado }),
    reply: Objeto({ cpf: Nulavel(Type.String()) }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'ELEGIBILIDADE',
    patientData: true,
    steady: 'who the patient is',
    own: true,
  }),
  listEventos: route({
    method: 'GET',
    path: '/api/guia/v1/elegibilidade/eventos',
    summary: 'Catálogo de eventos, para procurar por código ou por palavras',
    reply: Type.Array(EventoCatalogo),
    errors: [],
    permission: 'ELEGIBILIDADE',
    own: true,
  }),
  getEvento: route({
    method: 'GET',
    path: '/api/guia/v1/elegibilidade/evento',
    summary: 'Cobertura de um evento para o paciente, com o motivo literal quando há negativa',
    query: Objeto(
      {
        codigoAssociado: CodigoAssociado,
        codigoEvento: CodigoEvento,
        dente: Type.Optional(Type.String({ pattern: '^[1-8][0-9]$' })),
        regiao: Type.Optional(Type.String({ pattern: '^[A-Z][A-Z0-9]{1,5}$' })),
        faces: Type.Optional(FacesDigitadas),
      },
      umLugarSo,
    ),
    reply: CoberturaEvento,
    errors: ['API-ELE-0001', 'API-ELE-0002', 'API-ELE-0005'],
    limite: 'consulta',
    permission: 'ELEGIBILIDADE',
    patientData: true,
  }),
}

import { listasMes } from '@portal/domain/manutencao/situacaoMes.ts'
import Type, { type Static } from 'typebox'
import { ResumoAssociado } from './associado.ts'
import {
  CodigoAssociado,
  CodigoEspecialidade,
  Cursor,
  Data,
  Dinheiro,
  DinheiroRepasse,
  fimGuia,
  Nulavel,
  NumeroFicha,
  Objeto,
  UmDe,
} from './campo.ts'
import { Mes, MesTratamento, NumeroTratamento, TratamentoOrtodontico } from './ortodontia.ts'
import { route } from './route.ts'

/** A treatment and each of its months with its money. */
const AnoTratamento = Objeto({
  /** The patient's key, for addresses. */
  chaveAssociado: ResumoAssociado.properties.chave,
  nomeAssociado: Type.String(),
  tratamento: TratamentoOrtodontico,
  meses: Type.Array(
    Objeto({
      ...MesTratamento.properties,
      /** As in its guide, or else by the table of its day (`findDiaPreco`); null where the network has no price. */
      valor: Nulavel(Dinheiro),
      /** What the runs released of it; absent until one did, and where the guide does not tell it. */
      valorPago: Type.Optional(DinheiroRepasse),
    }),
  ),
})
export type AnoTratamento = Static<typeof AnoTratamento>

/** A maintenance of this month, or one of the month before that was lost. */
const Manutencao = Objeto({
  numeroTratamento: NumeroTratamento,
  codigoAssociado: CodigoAssociado,
  nomeAssociado: Type.String(),
  mes: Mes,
  numeroFicha: Nulavel(NumeroFicha),
  /** The day on which it was done. */
  data: Nulavel(Data),
  /** As in its guide, or else by the table of its day of the treatment's last maintenance event; null where there is no price. */
  valor: Nulavel(Dinheiro),
  /** Guides that the treatment still allows, and whether its extension should be asked for. */
  guiasRestantes: Type.Integer(),
  prorrogavel: Type.Boolean(),
  /** Of one that is to be released: while what lets the patient be attended has ended, its guide is refused. */
  fimCobertura: fimGuia.fimCobertura,
})
export type Manutencao = Static<typeof Manutencao>

const Conta = Objeto({ quantas: Type.Integer(), valor: Dinheiro })
const pagina = {
  cursor: Type.Optional(Cursor),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

/** The maintenances of an orthodontist, month by month: none of these calls is in Spec §7. Operadora §2. */
export const manutencao = {
  getMes: route({
    method: 'GET',
    path: '/api/guia/v1/tratamento-ortodontico/mes',
    summary: 'As manutenções deste mês: a liberar, liberadas e feitas, e as perdidas do mês anterior',
    query: Objeto({ lista: UmDe(listasMes), ...pagina }),
    reply: Objeto({
      mes: Mes,
      /** The last day on which this month's may be done. */
      ultimoDia: Data,
      /** In which an orthodontic guide of this provider is released. */
      codigoEspecialidade: CodigoEspecialidade,
      /** Of the four lists, whichever is read; of those to be released the ones that may be today. */
      contas: Objeto({ aLiberar: Conta, liberadas: Conta, feitas: Conta, perdidas: Conta }),
      manutencoes: Type.Array(Manutencao),
      proximo: Nulavel(Cursor),
    }),
    errors: [],
    permission: 'REANALISE_ORTO',
    patientData: true,
    own: true,
  }),
  listAnos: route({
    method: 'POST',
    reads: true,
    path: '/api/guia/v1/tratamento-ortodontico/anos',
    summary: 'Os tratamentos, um por linha, com cada mês, o seu valor e o que dele foi pago',
    body: Objeto({
      /** A part of the name, or the beginning of a card number. */
      paciente: Type.Optional(Type.String({ maxLength: 70 })),
      ...pagina,
    }),
    reply: Objeto({ anos: Type.Array(AnoTratamento), proximo: Nulavel(Cursor) }),
    errors: [],
    permission: 'REANALISE_ORTO',
    patientData: true,
    own: true,
  }),
  getAno: route({
    method: 'GET',
    path: '/api/guia/v1/tratamento-ortodontico/ano',
    summary: 'Um tratamento com cada um dos seus meses: a guia, o valor e o que dele foi pago',
    query: Objeto({ numeroTratamento: NumeroTratamento }),
    reply: AnoTratamento,
    errors: ['API-MAN-0001'],
    permission: 'REANALISE_ORTO',
    patientData: true,
    own: true,
  }),
}

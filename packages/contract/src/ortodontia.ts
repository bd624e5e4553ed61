import { tiposOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { estadosMes } from '@portal/domain/ortodontia/meses.ts'
import { estadosTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import Type, { type Static } from 'typebox'
import { OrtodontiaPlano } from './associado.ts'
import {
  CodigoAssociado,
  CodigoDe,
  CodigoEspecialidade,
  Data,
  Nulavel,
  NumeroFicha,
  Objeto,
} from './campo.ts'
import { Motivo } from './motivo.ts'
import { route } from './route.ts'

export const NumeroTratamento = Type.Integer({ minimum: 1, maximum: 999_999_999_999 })

/** A calendar month, YYYY-MM. */
export const Mes = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' })

/** The types of orthodontic guides: first consultation 6, initial 7, maintenance 8, extension 9. */
export const CodigoTipoOrtodontia = CodigoDe(tiposOrtodontia)

/** An orthodontic treatment of this provider, and what it still allows (Operadora §2). */
export const TratamentoOrtodontico = Objeto({
  numeroTratamento: NumeroTratamento,
  numeroFichaInicial: NumeroFicha,
  estado: CodigoDe(estadosTratamento),
  /** Null until the initial guide is authorised. */
  inicio: Nulavel(Data),
  /** The day on which it came to an end. */
  fim: Nulavel(Data),
  /** The last day of the term: start, granted months and the slack. */
  fimPrazo: Nulavel(Data),
  /** Null while the appliance is still to be put in. */
  instalacao: Nulavel(Data),
  mesesConcedidos: Type.Integer(),
  mesesUsados: Type.Integer(),
  guiasRestantes: Type.Integer(),
  /** The month of the next maintenance; null where none may be asked for. */
  proximoMes: Nulavel(Mes),
  /** The extension may be asked for, and should be. */
  prorrogavel: Type.Boolean(),
})
export type TratamentoOrtodontico = Static<typeof TratamentoOrtodontico>

/** Whether a guide of a type would be released today and, where not, with which code of the catalogue. */
const decisao = {
  permitido: Type.Boolean(),
  codigoErro: Nulavel(Type.String()),
  impedimentos: Type.Array(Motivo),
  possivelEm: Nulavel(Data),
}

/** A month of a treatment, with the guide behind it. */
export const MesTratamento = Objeto({
  mes: Mes,
  estado: CodigoDe(estadosMes),
  numeroFicha: Nulavel(NumeroFicha),
  data: Nulavel(Data),
})

const porAssociado = { codigoAssociado: CodigoAssociado }
const errors = ['API-ELE-0001', 'API-ELE-0005'] as const

/** Spec §7.7: what the authorisation screen asks about an orthodontic patient. */
export const ortodontia = {
  getInformacoesOrto: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/informacoes-orto',
    summary: 'O tratamento ortodôntico do paciente e o que valeria para uma guia deste tipo',
    query: Objeto({ ...porAssociado, tipoAtendimento: CodigoTipoOrtodontia }),
    reply: Objeto({
      tipoAtendimento: CodigoTipoOrtodontia,
      ...decisao,
      tratamento: Nulavel(TratamentoOrtodontico),
      /** Of the treatment, in order: done, due, missed, lost, future. */
      meses: Type.Array(MesTratamento),
      /** What an initial guide or an extension grants whose form asks for nothing, and the most that it grants; null of the others. */
      mesesConcessao: Nulavel(Type.Integer()),
      mesesMaximo: Nulavel(Type.Integer()),
    }),
    errors,
    limite: 'consulta',
    permission: 'SOLIC_AUTO',
    patientData: true,
  }),
  getCoberturaOrto: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/cobertura-associado-orto-guia-exibicao',
    summary: 'O que o plano cobre de ortodontia e quais guias se oferecem ao paciente',
    query: Objeto(porAssociado),
    reply: Objeto({
      /** Null where the plan that a guide would be charged to does not cover it. */
      plano: Nulavel(OrtodontiaPlano),
      /** Of the treatments in a lifetime, those that came to their end, with any provider. */
      tratamentosFeitos: Type.Integer(),
      guias: Type.Array(
        Objeto({ codigoTipoAtendimento: CodigoTipoOrtodontia, descricao: Type.String(), ...decisao }),
      ),
    }),
    errors,
    limite: 'consulta',
    permission: 'SOLIC_AUTO',
    patientData: true,
  }),
  validatePrazoOrto: route({
    method: 'GET',
    path: '/api/senha/v1/liberacao-senha/associado/valida-prazo-orto-aprovado',
    summary: 'Se o prazo aprovado do tratamento ainda permite uma guia deste tipo',
    query: Objeto({
      ...porAssociado,
      codigoEspecialidade: CodigoEspecialidade,
      codigoTipoAtendimento: CodigoTipoOrtodontia,
    }),
    reply: Objeto({ ...decisao, tratamento: Nulavel(TratamentoOrtodontico) }),
    errors,
    limite: 'consulta',
    permission: 'SOLIC_AUTO',
    patientData: true,
  }),
}

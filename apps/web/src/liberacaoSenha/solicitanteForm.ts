import type { SolicitanteRadiologia } from '@portal/contract/liberacaoSenha.ts'
import type { TipoSolicitante } from '@portal/domain/solicitacaoExame/solicitante.tables.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { SiglaUf } from '@portal/domain/uf/uf.tables.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

/** Who asked for an exam on paper, as it is typed. */
export type SolicitanteForm = {
  tipo: TipoSolicitante
  cro: string
  uf: SiglaUf | null
  /** Null until it is typed: the operator may know it. */
  nome: string | null
}

export const solicitanteVazio: SolicitanteForm = { tipo: 'CREDENCIADO', cro: '', uf: null, nome: null }

export const camposSolicitante = {
  cro: 'solicitante-cro',
  uf: 'solicitante-uf',
  nome: 'solicitante-nome',
} as const

/** What the operator knows of a dentist. */
export type SolicitanteAchado = { nome: string | null; codigoDentistaSolicitante: number | null }

const toCro = (cro: string): string => cro.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')

export type ConsultaSolicitante = { numeroCro: string; siglaUf: SiglaUf; tipoSolicitante: TipoSolicitante }

/** What a dentist is looked up by, once it is whole. */
export function toConsulta({ tipo, cro, uf }: SolicitanteForm): ConsultaSolicitante | undefined {
  const numeroCro = toCro(cro)
  return /^\d{1,10}$/.test(numeroCro) && uf !== null
    ? { numeroCro, siglaUf: uf, tipoSolicitante: tipo }
    : undefined
}

/** What stops the form, in the order of the screen; a registered dentist's name is the operator's. */
export function validateSolicitante(
  form: SolicitanteForm,
  achado: SolicitanteAchado | undefined,
): SummaryError[] {
  const errors: SummaryError[] = []
  if (!/^\d{1,10}$/.test(toCro(form.cro))) {
    errors.push({ fieldId: camposSolicitante.cro, message: 'Informe o CRO de quem pediu, só algarismos.' })
  }
  if (form.uf === null) {
    errors.push({ fieldId: camposSolicitante.uf, message: 'Escolha o estado do CRO.' })
  }
  const nome = toTextoGuardado(form.nome ?? achado?.nome ?? '')
  if (form.tipo === 'NAO_CREDENCIADO' && nome === '') {
    errors.push({ fieldId: camposSolicitante.nome, message: 'Informe o nome de quem pediu o exame.' })
  }
  return errors
}

/** Screen -> request. `codigoDentistaSolicitante` goes only for a registered provider (Spec §5). */
export function toSolicitante(
  form: SolicitanteForm,
  achado: SolicitanteAchado | undefined,
): SolicitanteRadiologia {
  const consulta = toConsulta(form)
  if (!consulta) throw new Error('the form was sent without a requester')
  const { numeroCro, siglaUf, tipoSolicitante } = consulta
  const isCredenciado = tipoSolicitante === 'CREDENCIADO'
  const nome = (isCredenciado ? undefined : form.nome) ?? achado?.nome ?? ''
  return {
    nomeDentistaSolicitante: nome,
    numeroCroSolicitante: numeroCro,
    ufCroSolicitante: siglaUf,
    tipoSolicitante,
    ...(isCredenciado &&
      achado?.codigoDentistaSolicitante && {
        codigoDentistaSolicitante: achado.codigoDentistaSolicitante,
      }),
    numeroCro,
    siglaUf,
  }
}

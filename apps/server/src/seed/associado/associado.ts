import type { SituacaoAssociado } from '@portal/domain/associado/situacaoAssociado.ts'
import type { CopyRow } from '../database/copyRows.ts'

/** A member as the table keeps it, with what hangs on it. */
export type LinhaAssociado = {
  readonly codigo: string
  readonly chave: string
  readonly cpf: string
  /** Social name where the person has one. */
  readonly nome: string
  readonly nome_civil: string | null
  readonly nascimento: string
  readonly situacao: SituacaoAssociado
  readonly inclusao: string
  readonly exclusao: string | null
  readonly validade_cartao: string
  readonly telefone: string
  readonly email: string
  readonly empresa: string | null
  readonly recem_nato_ate: string | null
}

export type AssociadoSemeado = {
  readonly linha: LinhaAssociado
  /** Plans by code, the principal first. */
  readonly planos: readonly string[]
  readonly dentesAusentes: readonly string[]
  /** Attendance number: the third way to find a patient (Spec §5). */
  readonly atendimento: { readonly numero: string; readonly abertoEm: string }
}

/** The rows of the four tables that a list of members fills. */
export function toTabelas(associados: readonly AssociadoSemeado[]): Record<string, CopyRow[]> {
  return {
    associado: associados.map(({ linha }) => linha),
    associado_plano: associados.flatMap(({ linha, planos }) =>
      planos.map((codigo_plano, i) => ({
        codigo_associado: linha.codigo,
        codigo_plano,
        principal: i === 0,
        inicio: linha.inclusao,
        fim: linha.exclusao,
      })),
    ),
    atendimento: associados.map(({ linha, atendimento }) => ({
      numero: atendimento.numero,
      codigo_associado: linha.codigo,
      aberto_em: atendimento.abertoEm,
    })),
    dente_ausente: associados.flatMap(({ linha, dentesAusentes }) =>
      dentesAusentes.map((dente) => ({ codigo_associado: linha.codigo, dente })),
    ),
  }
}

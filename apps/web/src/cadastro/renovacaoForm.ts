import { findFaltaValidade, toNumeroDocumento } from '@portal/domain/cadastro/alvara.ts'
import { getMotivoArquivo, motivoArquivo } from '@portal/domain/imagem/limite.ts'
import { isErroApi } from '../api/erroApi.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

/** `hasArquivo`: the renewal has its file already, and another one need not be chosen. */
export type Renovacao = {
  numero: string
  dataValidade: string
  arquivo: File | undefined
  hasArquivo: boolean
}

/** What was typed and chosen of a renewal; the rest follows what the server has of it. */
export type Digitada = {
  numero?: string | undefined
  dataValidade?: string | undefined
  arquivo?: File | undefined
}

/** By permit. */
export type Digitadas = Readonly<Record<number, Digitada>>

export const campos = {
  numero: 'alvara-numero',
  dataValidade: 'alvara-validade',
  arquivo: 'alvara-arquivo',
} as const

/** What has to be mended before anything is sent. `atual` is the validity in force, `hoje` a civil day. */
export function checkRenovacao(
  { numero, dataValidade, arquivo, hasArquivo }: Renovacao,
  atual: string | null,
  hoje: string,
): SummaryError[] {
  const errors: SummaryError[] = []
  if (toNumeroDocumento(numero) === undefined)
    errors.push({ fieldId: campos.numero, message: 'Informe o número do documento.' })
  const falta =
    dataValidade === ''
      ? 'Informe até quando o documento vale.'
      : findFaltaValidade(dataValidade, atual, hoje)
  if (falta) errors.push({ fieldId: campos.dataValidade, message: falta })
  if (!arquivo) {
    if (!hasArquivo)
      errors.push({ fieldId: campos.arquivo, message: 'Escolha a foto ou o PDF do documento.' })
    return errors
  }
  const motivo = motivoArquivo({ nome: arquivo.name, tamanho: arquivo.size })
  // A photograph is made smaller before it is sent; one that cannot be is refused by the service.
  if (motivo === 'tamanho' && /\.jpe?g$/i.test(arquivo.name)) return errors
  if (motivo) errors.push({ fieldId: campos.arquivo, message: getMotivoArquivo(motivo).texto })
  return errors
}

const fieldOf = (campo: string | undefined): string =>
  campo === 'numero' ? campos.numero : campos.dataValidade

/** The refusal at its fields; none for any other failure. */
export function toErrosRenovacao(error: unknown): SummaryError[] {
  if (isErroApi(error, 'API-CAD-0004'))
    return error.detalhes.map(({ campo, mensagem }) => ({ fieldId: fieldOf(campo), message: mensagem }))
  return isErroApi(error) && error.codigo.startsWith('API-IMG-')
    ? [{ fieldId: campos.arquivo, message: error.mensagem }]
    : []
}

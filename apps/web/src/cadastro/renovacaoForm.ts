import { findFaltaValidade, toNumeroDocumento } from '@portal/domain/cadastro/alvara.ts'
import { isAssinatura } from '@portal/domain/imagem/avisoImagem.ts'
import {
  getExtensao,
  getMotivoArquivo,
  type MotivoArquivo,
  motivoArquivo,
} from '@portal/domain/imagem/limite.ts'
import { isErroApi } from '../api/erroApi.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

/** A file, and why the service would refuse it. */
export type Escolhido = { arquivo: File; motivo: MotivoArquivo | undefined }

/** `hasArquivo`: the renewal has its file already, and another one need not be chosen. */
export type Renovacao = {
  numero: string
  dataValidade: string
  escolhido: Escolhido | undefined
  hasArquivo: boolean
}

/** What was typed and chosen of a renewal; the rest follows what the server has of it. */
export type Digitada = {
  numero?: string | undefined
  dataValidade?: string | undefined
  escolhido?: Escolhido | undefined
}

/** By permit. */
export type Digitadas = Readonly<Record<number, Digitada>>

export const campos = {
  numero: 'alvara-numero',
  dataValidade: 'alvara-validade',
  arquivo: 'alvara-arquivo',
} as const

/** A file as it is chosen, its beginning read: what is wrong with it is told there, and not behind the check of the answers. */
export async function readEscolhido(arquivo: File): Promise<Escolhido> {
  const extensao = getExtensao(arquivo.name) ?? ''
  const motivo = motivoArquivo({ nome: arquivo.name, tamanho: arquivo.size })
  // A photograph is made smaller before it is sent; one that cannot be is refused by the service.
  if (motivo && !(motivo === 'tamanho' && /^jpe?g$/.test(extensao))) return { arquivo, motivo }
  const inicio = await arquivo
    .slice(0, 4)
    .arrayBuffer()
    .catch(() => undefined)
  // What cannot be read now is told when it is sent.
  const isDoTipo = !inicio || isAssinatura(new Uint8Array(inicio), extensao)
  return { arquivo, motivo: isDoTipo ? undefined : 'conteudo' }
}

/** What has to be mended before anything is sent. `atual` is the validity in force, `hoje` a civil day. */
export function checkRenovacao(
  { numero, dataValidade, escolhido, hasArquivo }: Renovacao,
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
  if (!escolhido && !hasArquivo)
    errors.push({ fieldId: campos.arquivo, message: 'Escolha a foto ou o PDF do documento.' })
  if (escolhido?.motivo)
    errors.push({ fieldId: campos.arquivo, message: getMotivoArquivo(escolhido.motivo).texto })
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

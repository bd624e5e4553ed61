import type { Contato } from '@portal/domain/associado/contato.ts'
import { parseTelefone } from '@portal/domain/texto/mascara.ts'
import { isErroApi } from '../api/erroApi.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { campos, type LiberacaoForm } from './toPedidoLiberacao.ts'

/** The contact fields that differ from what the patient has. An e-mail left empty asks for nothing. */
export function listMudados(atual: Contato, form: Pick<LiberacaoForm, 'telefone' | 'email'>): string[] {
  const email = form.email.trim()
  return [
    ...(parseTelefone(form.telefone) === (atual.telefone ?? '') ? [] : [campos.telefone]),
    ...(email === '' || email === atual.email ? [] : [campos.email]),
  ]
}

/** The refusal of a change of contacts, at its fields; undefined for any other failure. */
export function toErrosContato(error: unknown, mudados: readonly string[]): SummaryError[] | undefined {
  if (isErroApi(error, 'API-LIB-0010')) {
    return error.detalhes.map(({ campo, mensagem }) => ({
      fieldId: campo === 'email' ? campos.email : campos.telefone,
      message: mensagem,
    }))
  }
  if (isErroApi(error, 'API-LIB-0013') || isErroApi(error, 'API-LIB-0014'))
    return [{ fieldId: mudados[0] ?? campos.telefone, message: error.mensagem }]
  return undefined
}

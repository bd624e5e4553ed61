import type { TipoFluxo } from '@portal/domain/acesso/fluxo.tables.ts'
import { type ContextoSenha, getTextoSenha, validateSenha } from '@portal/domain/acesso/senha.ts'
import { isErroApi } from '../api/erroApi.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

export type DefinicaoSenha = { novaSenha: string; confirmacao: string }

/** What the form refuses by itself; the server checks the same rules again, and knows more. */
export function checkDefinicao(
  { novaSenha, confirmacao }: DefinicaoSenha,
  contexto: ContextoSenha,
): SummaryError[] {
  const errors: SummaryError[] = []
  const motivos = validateSenha(novaSenha, contexto)
  if (novaSenha === '') errors.push({ fieldId: 'novaSenha', message: 'Informe a nova senha.' })
  else if (motivos.length > 0) {
    errors.push({ fieldId: 'novaSenha', message: motivos.map(getTextoSenha).join(' ') })
  }
  if (novaSenha !== confirmacao) {
    errors.push({ fieldId: 'confirmacao', message: 'A confirmação precisa ser igual à nova senha.' })
  }
  return errors
}

/** The server's words on the password, in one line; empty for a failure that is none of its. */
export function describeRecusaSenha(error: unknown): string {
  if (!isErroApi(error, 'API-ACE-0005')) return ''
  return error.detalhes.map(({ mensagem }) => mensagem).join(' ')
}

export const titulosFluxo: Readonly<Record<TipoFluxo, string>> = {
  PA: 'Crie a sua senha',
  RS: 'Crie uma nova senha',
  SE: 'Sua senha expirou: crie outra',
}

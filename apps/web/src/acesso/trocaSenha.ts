import { validateSenha } from '@portal/domain/acesso/senha.ts'
import { isErroApi } from '../api/erroApi.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

export type TrocaSenha = { senha: string; novaSenha: string; confirmacao: string }

export const camposVazios: TrocaSenha = { senha: '', novaSenha: '', confirmacao: '' }

/** What the form refuses by itself; the server checks the same rules again. */
export function checkTrocaSenha(
  { senha, novaSenha, confirmacao }: TrocaSenha,
  login: string,
): SummaryError[] {
  const errors: SummaryError[] = []
  if (senha === '') errors.push({ fieldId: 'senha', message: 'Informe a senha atual.' })
  if (novaSenha === '') errors.push({ fieldId: 'novaSenha', message: 'Informe a nova senha.' })
  else if (validateSenha(novaSenha, { login }).length > 0) {
    errors.push({ fieldId: 'novaSenha', message: 'A nova senha ainda não atende às regras da lista.' })
  } else if (novaSenha === senha) {
    errors.push({ fieldId: 'novaSenha', message: 'A nova senha precisa ser diferente da atual.' })
  }
  if (novaSenha !== confirmacao) {
    errors.push({ fieldId: 'confirmacao', message: 'A confirmação precisa ser igual à nova senha.' })
  }
  return errors
}

/** The server's words on the fields, where it named them; empty for a failure that is no field's. */
export function toFieldErrors(error: unknown): SummaryError[] {
  if (!isErroApi(error)) return []
  return error.detalhes.flatMap(({ campo, mensagem }) =>
    campo === 'senha' || campo === 'novaSenha' ? [{ fieldId: campo, message: mensagem }] : [],
  )
}

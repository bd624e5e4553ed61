import {
  type ContextoSenha,
  getTextoSenha,
  type MotivoSenha,
  validateSenha,
} from '@portal/domain/acesso/senha.ts'
import { isErroApi } from '../api/erroApi.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { checkDefinicao, type DefinicaoSenha } from './definicaoSenha.ts'

export type TrocaSenha = DefinicaoSenha & { senha: string }

export const camposVazios: TrocaSenha = { senha: '', novaSenha: '', confirmacao: '' }

/** The new password as whoever defines one gives it, after the one that it takes the place of. */
export function checkTrocaSenha({ senha, ...nova }: TrocaSenha, login: string): SummaryError[] {
  const semAtual = senha === '' ? [{ fieldId: 'senha', message: 'Informe a senha atual.' }] : []
  return [...semAtual, ...checkDefinicao(nova, { login, senhaAtual: senha })]
}

/** The server's words on the fields that it named, one line a field; empty for a failure that is no field's. */
export function toFieldErrors(error: unknown): SummaryError[] {
  if (!isErroApi(error)) return []
  return ['senha', 'novaSenha'].flatMap((fieldId) => {
    const words = error.detalhes.filter(({ campo }) => campo === fieldId).map(({ mensagem }) => mensagem)
    return words.length > 0 ? [{ fieldId, message: words.join(' ') }] : []
  })
}

/** Only the server knows all the common words, the provider's own codes and a password that nobody typed here. */
const isDoServidor = (codigo: MotivoSenha, { senhaAtual }: ContextoSenha): boolean =>
  codigo === 'comum' || codigo === 'previsivel' || (codigo === 'igual' && !senhaAtual)

export type EstadoRegra = 'atendida' | 'naoAtendida' | 'aConferir'

/** How a rule stands for what is typed. `recusa`: what the server answered to this very password; empty before. */
export function evaluateRegra(
  codigo: MotivoSenha,
  { senha, contexto, recusa }: { senha: string; contexto: ContextoSenha; recusa: string },
): EstadoRegra {
  if (senha === '' || recusa.includes(getTextoSenha(codigo))) return 'naoAtendida'
  if (validateSenha(senha, contexto).includes(codigo)) return 'naoAtendida'
  return isDoServidor(codigo, contexto) && recusa === '' ? 'aConferir' : 'atendida'
}

/**
 * Whether a failure says that the password is still the old one. A session refused does not: the change itself ends the
 * token that asked for it, so that one whose answer was lost is refused when it is sent again.
 */
export const isRecusaCerta = (error: unknown): boolean =>
  isErroApi(error) && error.status >= 400 && error.status < 500 && error.status !== 401

import { type Acesso, toAcessoPedido } from '../../trilha/acesso.ts'
import type { Registro } from '../../trilha/trilha.store.ts'
import type { Falha } from '../falha.ts'
import type { Requisicao } from '../handler.ts'
import type { Sessao } from '../sessao.ts'

export type Trilhada = { operacao: string; sessao: Sessao; requisicao: Requisicao; em: Date }

/** What the trail says of an answer that was given before and is given again. */
export const REPETIDA = 'repetida'

/** The rows of a call: one for each patient or object that it touched. `resultado` is `ok` or why it was not. */
export const toRegistros = (
  acessos: readonly Acesso[],
  { operacao, sessao, requisicao, em }: Trilhada,
  resultado = 'ok',
): Registro[] =>
  acessos.map((acesso) => ({
    em,
    codigoCredenciado: sessao.codigoCredenciado,
    login: sessao.login,
    sid: sessao.sid,
    requisicao: requisicao.id,
    ip: requisicao.ip,
    operacao,
    codigoAssociado: acesso.codigoAssociado ?? null,
    objeto: acesso.objeto ?? null,
    resultado,
  }))

/**
 * What a refused call leaves in the trail (ASVS 16.3.2): the patients whom it had looked at by then; else, where
 * somebody asked for what is not theirs (403), is locked to them or does not exist for them (404), what they asked for.
 */
export function listRecusados(
  falha: Falha,
  input: Record<string, unknown>,
  acessos: readonly Acesso[],
): readonly Acesso[] {
  if (acessos.length > 0) return acessos
  const isAlheio = falha.status === 403 || falha.status === 404 || falha.codigo === 'API-MEN-0001'
  return isAlheio ? [toAcessoPedido(input)] : []
}

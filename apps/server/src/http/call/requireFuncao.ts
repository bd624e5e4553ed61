import type { Permissao } from '@portal/domain/acesso/permissao.tables.ts'
import { Falha } from '../falha.ts'
import type { Sessao } from '../sessao.ts'

/**
 * The one place that holds a call against the provider's functions. Throws API-ACE-0003 where it has none that opens the
 * call and API-MEN-0001 where all that it has are locked.
 */
export function requireFuncao(
  { funcoes, permissoes }: Pick<Sessao, 'funcoes' | 'permissoes'>,
  pedidas: readonly Permissao[],
): void {
  if (pedidas.length === 0) return
  if (!pedidas.some((pedida) => funcoes.includes(pedida))) throw new Falha('API-ACE-0003')
  if (!pedidas.some((pedida) => permissoes.includes(pedida))) throw new Falha('API-MEN-0001')
}

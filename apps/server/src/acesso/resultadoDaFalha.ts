import type { CodigoErro } from '@portal/contract/errors.ts'
import { Falha } from '../http/falha.ts'

const recusas: ReadonlySet<CodigoErro> = new Set(['API-ACE-0001', 'API-ACE-0002', 'API-ACE-0008'])

/** How an entry that opened nothing is counted, by password or by hand-over token (docs/operacao.md). */
export function resultadoDaFalha(error: unknown): 'recusado' | 'espera' | 'falha' {
  if (!(error instanceof Falha)) return 'falha'
  if (recusas.has(error.codigo)) return 'recusado'
  return error.codigo === 'API-ACE-0004' ? 'espera' : 'falha'
}

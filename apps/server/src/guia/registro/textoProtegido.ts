import type { DetalheErro } from '@portal/contract/errors.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'

type Fail = (codigo: 'API-GEN-0001', detalhes: readonly DetalheErro[]) => never

/** The text as it is kept (Spec §5.2). Refuses one of which nothing is left (API-GEN-0001). */
export function requireTexto(texto: string, campo: string, fail: Fail): string {
  const guardado = toTextoGuardado(texto)
  return guardado || fail('API-GEN-0001', [{ campo, mensagem: 'Escreva um texto.' }])
}

/** The text as it is kept, or null where none was written. */
export const toTextoOpcional = (texto: string | undefined): string | null =>
  toTextoGuardado(texto ?? '') || null

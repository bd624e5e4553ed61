import { isDentistaDoCredenciado } from '../credenciado/contrato.store.ts'
import type { Services } from '../http/services.ts'
import type { Credencial } from './credencial.store.ts'
import { readOf } from './semSessao.ts'

/**
 * Whether a credential's dentist is still of the clinical body; the provider's own login is nobody's. Asked apart, for the
 * dentists are seen by their provider alone, and who knocks is nobody's yet.
 */
export async function isDoCorpoClinico(
  services: Services,
  { codigoCredenciado, codigoDentista }: Pick<Credencial, 'codigoCredenciado' | 'codigoDentista'>,
): Promise<boolean> {
  if (codigoDentista === null) return true
  return readOf(services, codigoCredenciado, (db) =>
    isDentistaDoCredenciado(db, codigoDentista, codigoCredenciado),
  )
}

import { confirmContatoAssociado } from '../associado/contato.store.ts'
import type { TarefaContato } from '../job/filas.ts'
import type { Services } from '../services.ts'

/** The demonstration's operator confirms what a provider asked for. A request decided meanwhile is left as it is. */
export async function confirmContato(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, id }: TarefaContato,
): Promise<void> {
  await background.transaction(codigoCredenciado, (db) =>
    confirmContatoAssociado(db, codigoCredenciado, id, clock.now()),
  )
}

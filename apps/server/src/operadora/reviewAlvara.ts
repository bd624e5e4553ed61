import { findRecusaRenovacao } from '@portal/domain/cadastro/alvara.ts'
import { decideRenovacao, holdEmAnalise } from '../cadastro/alvara.store.ts'
import { civilDay } from '../clock.ts'
import type { TarefaAlvara } from '../job/filas.ts'
import type { Services } from '../services.ts'

/** The demonstration's operator looks at a renewal. One decided meanwhile is left as it is. */
export async function reviewAlvara(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, id }: TarefaAlvara,
): Promise<void> {
  await background.transaction(codigoCredenciado, async (db) => {
    const renovacao = await holdEmAnalise(db, codigoCredenciado, id)
    if (!renovacao) return
    const agora = clock.now()
    await decideRenovacao(db, id, findRecusaRenovacao(renovacao, civilDay(agora)), agora)
  })
}

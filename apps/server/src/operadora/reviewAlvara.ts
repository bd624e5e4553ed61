import { findRecusaRenovacao, getRotuloAlvara } from '@portal/domain/cadastro/alvara.ts'
import { decideRenovacao, holdEmAnalise } from '../cadastro/renovacao.store.ts'
import type { Services } from '../http/services.ts'
import type { TarefaAlvara } from '../job/filas.ts'
import { notify } from '../notificacao/notify.ts'
import { civilDay } from '../runtime/clock.ts'

/** The demonstration's operator looks at a renewal. One decided meanwhile is left as it is; the provider is told. */
export async function reviewAlvara(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, id }: TarefaAlvara,
): Promise<void> {
  await background.transaction(codigoCredenciado, async (db) => {
    const renovacao = await holdEmAnalise(db, codigoCredenciado, id)
    if (!renovacao) return
    const agora = clock.now()
    const recusa = findRecusaRenovacao(renovacao, civilDay(agora))
    await decideRenovacao(db, id, recusa, agora)
    const rotulo = getRotuloAlvara(renovacao.tipo)
    await notify(db, {
      codigoCredenciado,
      tipo: 'ALVARA',
      referencia: renovacao.codigoAlvara,
      texto:
        recusa === undefined ? `${rotulo}: renovação aceita` : `${rotulo}: renovação recusada. ${recusa}`,
      em: agora,
    })
  })
}

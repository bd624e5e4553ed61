import { describeAvisoTratamento } from '@portal/domain/ortodontia/avisoTratamento.ts'
import type { AcaoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import type { TarefaTratamento } from '../job/filas.ts'
import { notify } from '../notificacao/notify.ts'
import { type LinhaTratamento, lockTratamento } from '../tratamento/tratamento.store.ts'

/** Tells a provider what became of a treatment of its own without an act of its own, in the transaction that did it. */
export const notifyTratamento = (
  db: Db,
  {
    codigoCredenciado,
    numeroFichaInicial,
  }: Pick<LinhaTratamento, 'codigoCredenciado' | 'numeroFichaInicial'>,
  acao: AcaoTratamento,
  em: Date,
): Promise<void> =>
  notify(db, {
    codigoCredenciado,
    tipo: 'TRATAMENTO',
    referencia: numeroFichaInicial,
    texto: describeAvisoTratamento(numeroFichaInicial, acao),
    em,
  })

/**
 * Tells a provider that a treatment of its own was ended for another one, or is again its own, and whoever began the other
 * that it took a former one's place.
 */
export async function tellTratamento(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, numeroTratamento, aviso }: TarefaTratamento,
): Promise<void> {
  await background.transaction(codigoCredenciado, async (db) => {
    const tratamento = await lockTratamento(db, codigoCredenciado, numeroTratamento)
    if (tratamento) await notifyTratamento(db, tratamento, aviso, clock.now())
  })
}

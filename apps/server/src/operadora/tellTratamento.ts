import { getAcaoTratamentoFeita } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { Services } from '../http/services.ts'
import type { TarefaTratamento } from '../job/filas.ts'
import { notify } from '../notificacao/notify.ts'
import { lockTratamento } from '../tratamento/tratamento.store.ts'

/**
 * Tells a provider that a treatment of its own was ended for another one, or is again its own, and whoever began the other
 * that it took a former one's place (Operadora §2): neither is told the other's name.
 */
export async function tellTratamento(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, numeroTratamento, aviso }: TarefaTratamento,
): Promise<void> {
  await background.transaction(codigoCredenciado, async (db) => {
    const tratamento = await lockTratamento(db, codigoCredenciado, numeroTratamento)
    if (!tratamento) return
    const { numeroFichaInicial } = tratamento
    const feito =
      aviso === 'authorise'
        ? 'começou, e o tratamento anterior do paciente foi encerrado'
        : getAcaoTratamentoFeita(aviso)
    await notify(db, {
      codigoCredenciado,
      tipo: 'TRATAMENTO',
      referencia: numeroFichaInicial,
      texto: `Tratamento ortodôntico da guia ${numeroFichaInicial}: ${feito}`,
      em: clock.now(),
    })
  })
}

import { isDeepStrictEqual } from 'node:util'
import { statusARealizar } from '@portal/domain/guia/statusFicha.tables.ts'
import { updateEventos } from '../guia/fatos/evento.store.ts'
import { loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import { warnPagamento } from '../guia/pagamento/avisoPagamento.ts'
import type { Services } from '../http/services.ts'
import type { TarefaDatada } from '../job/filas.ts'
import { lockProntuario } from '../prontuario/prontuario.store.ts'
import { civilDay } from '../runtime/clock.ts'

/**
 * What payment would say today of what is done of a guide, once another guide of its patient says something else. Only the
 * notices are written: whether an event keeps others from its place changes by its own provider's act or at its payment,
 * so that no guide is judged again because of this.
 */
export async function warnDatada(
  { background, clock, regras }: Pick<Services, 'background' | 'clock' | 'regras'>,
  { codigoCredenciado, numeroFicha }: TarefaDatada,
): Promise<void> {
  const hoje = civilDay(clock.now())
  const tabela = await regras.get()
  await background.transaction(codigoCredenciado, async (db) => {
    const carregada = await loadGuia(db, tabela, hoje, codigoCredenciado, numeroFicha, true)
    if (!carregada || !statusARealizar.includes(carregada.guia.statusFicha)) return
    const { guia, eventos } = carregada
    await lockProntuario(db, guia.codigoAssociado)
    const avisados = warnPagamento(await loadFatosGuia(db, tabela, guia, hoje), carregada)
    const novos = eventos.map((evento, i) => ({ ...evento, motivos: avisados[i]?.motivos ?? evento.motivos }))
    if (isDeepStrictEqual(novos, eventos)) return
    await updateEventos(db, codigoCredenciado, numeroFicha, novos)
  })
}

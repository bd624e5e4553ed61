import { isCampoAberto } from '@portal/domain/acesso/campoRestrito.tables.ts'
import { type StatusFicha, statusJulgados } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Db } from '../../db/client.ts'
import type { Sessao } from '../../http/sessao.ts'
import { listPagos, type PagoVisto } from '../../repasse/pago.store.ts'
import { loadVisao } from '../../repasse/visao.ts'

/** What the runs made of a guide's events, each by its order of inclusion. */
export type Pagos = ReadonlyMap<number, PagoVisto>

const SEM_PAGOS: Pagos = new Map()

/** Whether a run has judged the guide and its word is not to be read: what was authorised is no longer what is approved. */
export const isJulgamentoOculto = (statusFicha: StatusFicha, pagos: Pagos): boolean =>
  statusJulgados.has(statusFicha) && pagos.size === 0

/**
 * What a login may read of what the runs made of guides, guide by guide: nothing without a permission that opens the
 * provider's money, and nothing of what its sharing option hides (Spec §3).
 */
export async function loadPagos(
  db: Db,
  sessao: Sessao,
  numerosFicha: readonly number[],
): Promise<(numeroFicha: number) => Pagos> {
  const linhas = isCampoAberto('pagamento', sessao.permissoes)
    ? await listPagos(db, await loadVisao(db, sessao), numerosFicha)
    : []
  const pagosDe = new Map<number, Pagos>(
    [...Map.groupBy(linhas, (linha) => linha.numeroFicha)].map(([numeroFicha, dela]) => [
      numeroFicha,
      new Map(dela.map((linha) => [linha.sequencialInclusao, linha])),
    ]),
  )
  return (numeroFicha) => pagosDe.get(numeroFicha) ?? SEM_PAGOS
}

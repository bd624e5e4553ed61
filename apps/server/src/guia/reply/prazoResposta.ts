import { addDiasUteis } from '@portal/domain/calendario/diaUtil.ts'
import { getStatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { findDiasAnalise } from '../../auditoria/politica.store.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { listEventosGuia } from '../fatos/evento.store.ts'
import type { Guia } from '../fatos/guia.store.ts'

/**
 * Last day of whoever must act on a guide that has just come to its status; null where nobody must. What is analysed
 * is answered in the days of RN 623, by what the guide holds.
 */
export async function findPrazoResposta(
  db: Db,
  tabela: TabelaRegras,
  guia: Guia,
  hoje: string,
): Promise<string | null> {
  const { prazoDiasUteis } = getStatusFicha(guia.statusFicha)
  if (prazoDiasUteis === undefined) return null
  if (guia.statusFicha !== statusFicha.emAnalise) return addDiasUteis(hoje, prazoDiasUteis)
  const eventos = await listEventosGuia(db, guia.codigoCredenciado, guia.numeroFicha)
  const classes = eventos.flatMap(({ codigoEvento }) => tabela.find(codigoEvento)?.classeCarencia ?? [])
  const dias = await findDiasAnalise(db, { emergencia: guia.emergencia, classes }, hoje)
  return dias === 0 ? hoje : addDiasUteis(hoje, dias)
}

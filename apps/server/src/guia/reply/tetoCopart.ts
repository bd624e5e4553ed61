import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import { loadUsadoMes } from '../../associado/copartMes.store.ts'
import { findPlanoDaGuia, listPlanos } from '../../associado/plano.store.ts'
import { toTetoCoparticipacao } from '../../associado/reply.ts'
import { findContrato } from '../../credenciado/contrato.store.ts'
import type { Db } from '../../db/client.ts'
import type { Guia } from '../fatos/guia.store.ts'
import { readPlano } from '../fatos/leitura.ts'

/**
 * How much of the month's cap of the guide's plan is used up (Operadora §4), while the guide has a way to go and the network
 * attends the patient: it tells of what others did (`decideLeitura`).
 */
export async function loadTetoCopart(
  db: Db,
  guia: Guia,
  hoje: string,
): Promise<Pick<GuiaDetalhada, 'tetoCoparticipacao'>> {
  const { codigoCredenciado, codigoAssociado, statusFicha } = guia
  if (!statusEmAndamento.includes(statusFicha)) return {}
  const [planos, contrato] = await Promise.all([
    listPlanos(db, codigoAssociado),
    findContrato(db, codigoCredenciado),
  ])
  const plano = await readPlano(db, guia, hoje, findPlanoDaGuia(planos, guia, contrato.rede))
  if (!plano) return {}
  const usado = await loadUsadoMes(db, { codigoAssociado, planos: [plano], dias: [hoje], hoje })
  return toTetoCoparticipacao(plano, hoje, usado)
}

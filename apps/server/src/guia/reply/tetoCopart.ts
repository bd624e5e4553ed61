import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import { loadUsadoMes } from '../../associado/copartMes.store.ts'
import { findPlanoDaGuia, findTetoMes, listPlanos, type Plano } from '../../associado/plano.store.ts'
import { toTetoCoparticipacao } from '../../associado/reply.ts'
import { findContrato } from '../../credenciado/contrato.store.ts'
import type { Db } from '../../db/client.ts'
import type { Guia } from '../fatos/guia.store.ts'
import { readPlano } from '../fatos/leitura.ts'

/** The plan that a guide is charged to, as its provider may read it. */
async function findPlanoLido(db: Db, guia: Guia, hoje: string): Promise<Plano | undefined> {
  const [planos, contrato] = await Promise.all([
    listPlanos(db, guia.codigoAssociado),
    findContrato(db, guia.codigoCredenciado),
  ])
  return readPlano(db, guia, hoje, findPlanoDaGuia(planos, guia, contrato.rede))
}

/** The month's cap of the guide's plan in cents, null where it has none or its provider may not read it. */
export async function loadTetoMes(db: Db, guia: Guia, hoje: string): Promise<number | null> {
  const plano = await findPlanoLido(db, guia, hoje)
  return plano ? findTetoMes(plano, hoje) : null
}

/**
 * How much of the month's cap of the guide's plan is used up (Operadora §4), while the guide has a way to go and the network
 * attends the patient: it tells of what others did (`decideLeitura`).
 */
export async function loadTetoCopart(
  db: Db,
  guia: Guia,
  hoje: string,
): Promise<Pick<GuiaDetalhada, 'tetoCoparticipacao'>> {
  const { codigoAssociado, statusFicha } = guia
  if (!statusEmAndamento.includes(statusFicha)) return {}
  const plano = await findPlanoLido(db, guia, hoje)
  if (!plano) return {}
  const usado = await loadUsadoMes(db, { codigoAssociado, planos: [plano], dias: [hoje], hoje })
  return toTetoCoparticipacao(plano, hoje, usado)
}

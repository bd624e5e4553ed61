import { changeRows } from '../apps/server/src/testing/faults/database.ts'
import type { PortalProprio } from './portal.ts'

/** Locks these items of a provider's menu, and opens its others, as the operator does in its own database. */
export const lockItens = (
  { dataDir }: PortalProprio,
  itens: readonly string[],
  codigo: number,
): Promise<void> =>
  changeRows(dataDir, 'update credenciado set itens_bloqueados = $1 where codigo = $2', [itens, codigo])

/** Makes 100007 be told again on entry of the patients who lost their plan, whatever the portal has seen before. */
export const forgetCiencias = ({ portal }: { portal: PortalProprio }): Promise<void> =>
  changeRows(portal.dataDir, 'delete from ciencia_inativo where codigo_credenciado = 100007')

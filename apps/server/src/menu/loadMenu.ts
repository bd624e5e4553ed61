import type { Menu } from '@portal/contract/menu.ts'
import { findParticularidades } from '../credenciado/credenciado.store.ts'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import type { Config } from '../runtime/config.ts'
import { buildMenu } from './buildMenu.ts'
import { listLinksExternos } from './linkExterno.store.ts'

/** The menu of whoever is logged in. Nothing leads to a legacy system where there is none (`LEGADO_URL`). */
export async function loadMenu(
  db: Db,
  { codigoCredenciado, rede, funcoes }: Pick<Sessao, 'codigoCredenciado' | 'rede' | 'funcoes'>,
  { legadoUrl }: Pick<Config, 'legadoUrl'>,
): Promise<Menu> {
  const [particularidades, links] = await Promise.all([
    findParticularidades(db, codigoCredenciado),
    listLinksExternos(db, rede),
  ])
  const { itensBloqueados: bloqueados, ponteLegado, itensLegado } = particularidades
  const legados = ponteLegado && legadoUrl !== undefined ? itensLegado : []
  return buildMenu({ rede, funcoes, bloqueados, flags: particularidades, legados, links })
}

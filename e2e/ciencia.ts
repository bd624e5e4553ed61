import { withClient } from '../apps/server/src/db/databases.ts'
import { databaseUrl } from '../apps/server/src/testing/faults/database.ts'
import type { PortalProprio } from './portal.ts'

/** Makes 100007 be told again on entry of the patients who lost their plan, whatever the portal has seen before. */
export const forgetCiencias = ({ portal }: { portal: PortalProprio }): Promise<unknown> =>
  withClient(databaseUrl(portal.dataDir, 'portal_migrator'), (client) =>
    client.query('delete from ciencia_inativo where codigo_credenciado = 100007'),
  )

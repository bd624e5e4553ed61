import { withClient } from '../apps/server/src/db/databases.ts'
import { databaseUrl } from '../apps/server/src/testing/faults/database.ts'
import type { PortalProprio } from './portal.ts'

/** Makes the patients who lost their plan be told again on entry, whichever journeys the portal has seen before. */
export const forgetCiencias = ({ portal }: { portal: PortalProprio }): Promise<unknown> =>
  withClient(databaseUrl(portal.dataDir, 'portal_migrator'), (client) =>
    client.query('delete from ciencia_inativo'),
  )

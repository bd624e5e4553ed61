import { StartupRefused } from '../runtime/startup.ts'
import { toRecusaAlcance } from './alcance.ts'
import { withClient, withSetupLock } from './databases.ts'
import { ensureRoles, grantDatabase, isGranted, joinRoles, type RoleName, roleNames } from './roles.ts'

type ServerUrls = { appUrl: string; migratorUrl: string; readUrl: string }

/**
 * The operator's login takes the role on when it connects: rights and row security are the role's. What the role was
 * set to is not taken on with it, so that the reader is told here that it only reads.
 */
function urlWithRole(url: string, role: RoleName): string {
  const reads = role === 'portal_leitura' ? ' -c default_transaction_read_only=on' : ''
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c role=${role}${reads}`)}`
}

/** The login of an address that the operator gave in `variavel`. Raises StartupRefused where it is not reached. */
async function loginOf(variavel: string, url: string): Promise<string> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ login: string }>('select session_user as login'),
  ).catch((error: unknown) => {
    throw toRecusaAlcance(error, variavel)
  })
  return rows[0]?.login ?? ''
}

/** Whether the server says that the login has no right to what it asked. */
const isForbidden = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '42501'

/**
 * Makes the roles in the operator's database with the migrator's login; does nothing where they are ready, so an
 * administrator may make them beforehand and give the portal logins that can create none.
 */
export async function prepareServer(databaseUrl: string, migratorUrl = databaseUrl): Promise<ServerUrls> {
  const appLogin = await loginOf('DATABASE_URL', databaseUrl)
  if (migratorUrl !== databaseUrl) await loginOf('DATABASE_MIGRATOR_URL', migratorUrl)
  await withSetupLock(migratorUrl, async (client) => {
    if (await isGranted(client, appLogin)) return
    const { rows } = await client.query<{ login: string; database: string }>(
      'select session_user as login, current_database() as database',
    )
    for (const { login, database } of rows) {
      await ensureRoles(client)
      await joinRoles(client, login, roleNames)
      await joinRoles(client, appLogin, ['portal_app', 'portal_leitura'])
      await grantDatabase(client, database)
    }
  }).catch((error: unknown) => {
    throw isForbidden(error)
      ? new StartupRefused(
          `Não foi possível preparar os papéis ${roleNames.join(', ')} no servidor de DATABASE_URL. Informe em ` +
            `DATABASE_MIGRATOR_URL um login que possa criá-los. Motivo: ${error.message}`,
        )
      : error
  })
  return {
    appUrl: urlWithRole(databaseUrl, 'portal_app'),
    migratorUrl: urlWithRole(migratorUrl, 'portal_migrator'),
    readUrl: urlWithRole(databaseUrl, 'portal_leitura'),
  }
}

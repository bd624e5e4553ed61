import pg from 'pg'

/** Owner of the tables; data without DDL; reading only. The migrations grant to these names. */
export const roleNames = ['portal_migrator', 'portal_app', 'portal_leitura'] as const
export type RoleName = (typeof roleNames)[number]

const attributes = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls inherit'

async function roleExists(client: pg.Client, role: RoleName): Promise<boolean> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
  return found.rowCount === 1
}

/**
 * Creates the roles that are missing. With passwords (the embedded database) they may log in, and the passwords are
 * set again at each start; without (a server of the operator) they are groups that the operator's login takes on.
 */
export async function ensureRoles(client: pg.Client, passwords?: Record<RoleName, string>): Promise<void> {
  for (const role of roleNames) {
    const login = passwords ? `login password ${pg.escapeLiteral(passwords[role])}` : 'nologin'
    if (!(await roleExists(client, role))) await client.query(`create role ${role} ${attributes} ${login}`)
    else if (passwords) await client.query(`alter role ${role} ${attributes} ${login}`)
  }
  if (passwords) await client.query('alter role portal_leitura set default_transaction_read_only = on')
}

/**
 * Lets a login take on the roles by `set role`. Said even to the login that has just created them: since
 * PostgreSQL 16 that one may administer its roles, but not take them on.
 */
export async function joinRoles(client: pg.Client, login: string, roles: readonly RoleName[]): Promise<void> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = $1',
    [login],
  )
  if (rows[0]?.rolsuper) return
  await client.query(`grant ${roles.join(', ')} to ${pg.escapeIdentifier(login)}`)
}

/** Lets the migrator create in this database, and the other two use whatever it creates, schemas included. */
export async function grantDatabase(client: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database)
  // PostgreSQL lets everybody make temporary tables: room for a copy of what row security lets one see, and for filling
  // the disk.
  await client.query(`
    revoke temporary on database ${name} from public;
    grant create, connect, temporary on database ${name} to portal_migrator;
    grant connect on database ${name} to portal_app, portal_leitura;
  `)
  await client.query(`
    grant usage, create on schema public to portal_migrator;
    grant usage on schema public to portal_app, portal_leitura;
    alter default privileges for role portal_migrator grant usage on schemas to portal_app, portal_leitura;
    alter default privileges for role portal_migrator grant select, insert, update, delete on tables to portal_app;
    alter default privileges for role portal_migrator grant select on tables to portal_leitura;
    alter default privileges for role portal_migrator grant usage, select on sequences to portal_app;
  `)
}

/** Whether an administrator, or an earlier start, did all of the above in this database for these logins. */
export async function isGranted(client: pg.Client, appLogin: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(
    `select count(*) = 3
         and bool_and(pg_has_role(session_user, oid, 'MEMBER'))
         and bool_and(rolname = 'portal_migrator' or pg_has_role($1, oid, 'MEMBER'))
         and exists (select from pg_default_acl where defaclrole = to_regrole('portal_migrator'))
         and count(*) filter (where has_schema_privilege(oid, 'public', 'USAGE')) = 3 as granted
       from pg_roles where rolname = any ($2)`,
    [appLogin, [...roleNames]],
  )
  return rows[0]?.granted ?? false
}

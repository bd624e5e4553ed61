import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dropDatabase, urlOfDatabase, withClient } from './databases.ts'
import { prepareServer } from './operatorServer.ts'

const { superuserUrl } = inject('database')
const database = `servidor_${process.pid}`
const [owner, clerk] = [`dono_${process.pid}`, `balconista_${process.pid}`]
const urlOf = (login: string) =>
  urlOfDatabase(superuserUrl, database).replace(/\/\/[^@]+@/, `//${login}:segredo@`)

async function rolesOf(url: string): Promise<unknown> {
  const { rows } = await withClient(url, (client) => client.query('select session_user, current_user'))
  return rows
}

describe('prepareServer', () => {
  beforeAll(async () => {
    await withClient(superuserUrl, async (client) => {
      await client.query(`create role ${owner} login password 'segredo'`)
      await client.query(`create role ${clerk} login password 'segredo'`)
      await client.query(`grant portal_migrator, portal_app, portal_leitura to ${owner} with admin option`)
      await client.query(`create database ${database} owner ${owner}`)
    })
  })
  afterAll(async () => {
    await dropDatabase(superuserUrl, database)
    await withClient(superuserUrl, (client) => client.query(`drop role ${owner}, ${clerk}`))
  })

  test('says what is missing when the only login can create nothing', async () => {
    await expect(prepareServer(urlOf(clerk))).rejects.toThrow('DATABASE_MIGRATOR_URL')
  })

  test('gives each login its role: the application cannot create, the migrator can', async () => {
    const { appUrl, migratorUrl, readUrl } = await prepareServer(urlOf(clerk), urlOf(owner))
    expect(await rolesOf(appUrl)).toEqual([{ session_user: clerk, current_user: 'portal_app' }])
    expect(await rolesOf(readUrl)).toEqual([{ session_user: clerk, current_user: 'portal_leitura' }])
    await expect(
      withClient(readUrl, (client) => client.query('create temporary table a ()')),
    ).rejects.toThrow('read-only transaction')
    await withClient(migratorUrl, (client) => client.query('create table letra (valor text)'))
    await withClient(appUrl, async (client) => {
      await client.query(`insert into letra values ('a')`)
      await expect(client.query('create table outra ()')).rejects.toThrow(
        'permission denied for schema public',
      )
      await expect(client.query('create temporary table outra ()')).rejects.toThrow(
        'permission denied to create temporary tables',
      )
    })
  })

  test('asks for no rights once the roles are ready', async () => {
    await withClient(superuserUrl, (client) =>
      client.query(`revoke admin option for portal_app, portal_leitura from ${owner} cascade;
        grant portal_app, portal_leitura to ${clerk}`),
    )
    const { appUrl } = await prepareServer(urlOf(clerk), urlOf(owner))
    expect(await rolesOf(appUrl)).toEqual([{ session_user: clerk, current_user: 'portal_app' }])
  })
})

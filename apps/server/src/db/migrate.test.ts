import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { dropDatabase, urlOfDatabase, withClient } from './databases.ts'
import { migrate } from './migrate.ts'
import { grantDatabase } from './roles.ts'

const { superuserUrl, ...urls } = inject('database')
const database = `migrate_${process.pid}`
const migratorUrl = urlOfDatabase(urls.migratorUrl, database)
const appUrl = urlOfDatabase(urls.appUrl, database)
const readUrl = urlOfDatabase(urls.readUrl, database)

describe('migrate', () => {
  let folder = ''
  const write = (nome: string, sql: string) => writeFileSync(path.join(folder, nome), sql)

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
    await withClient(superuserUrl, (client) =>
      client.query(`create database ${database} owner portal_migrator`),
    )
    await withClient(urlOfDatabase(superuserUrl, database), (client) => grantDatabase(client, database))
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await dropDatabase(superuserUrl, database)
  })

  test('applies each file once, in order', async () => {
    write('0002-letra.sql', `insert into letra values ('b')`)
    write('0001-letra.sql', 'create table letra (valor text)')
    expect(await migrate(migratorUrl, folder)).toEqual(['0001-letra.sql', '0002-letra.sql'])
    expect(await migrate(migratorUrl, folder)).toEqual([])
  })

  test('applies each file once when several processes start together', async () => {
    write('0001-letra.sql', 'create table letra (valor text)')
    const applied = await Promise.all([1, 2, 3].map(() => migrate(migratorUrl, folder)))
    expect(applied.flat()).toEqual(['0001-letra.sql'])
  })

  test('leaves nothing of a file that fails, and keeps those before it', async () => {
    write('0001-letra.sql', 'create table letra (valor text)')
    write('0002-falha.sql', `insert into letra values ('b'); select 1 / 0`)
    await expect(migrate(migratorUrl, folder)).rejects.toThrow('0002-falha.sql falhou: division by zero')
    const { rows } = await withClient(migratorUrl, (client) => client.query('select * from letra'))
    expect(rows).toEqual([])
    write('0002-falha.sql', `insert into letra values ('b')`)
    expect(await migrate(migratorUrl, folder)).toEqual(['0002-falha.sql'])
  })

  test('takes a former text of a file for the file, and does not apply it again', async () => {
    const antes = `create table letra (valor text default ('a'))`
    write('0001-letra.sql', antes)
    await migrate(migratorUrl, folder)
    write('0001-letra.sql', `create table letra (valor text default 'a')`)
    const former = { '0001-letra.sql': createHash('sha256').update(antes).digest('hex') }
    expect(await migrate(migratorUrl, folder, former)).toEqual([])
  })

  test('refuses a file that changed after it was applied', async () => {
    write('0001-letra.sql', 'create table letra (valor text)')
    await migrate(migratorUrl, folder)
    write('0001-letra.sql', 'create table letra (valor text not null)')
    await expect(migrate(migratorUrl, folder)).rejects.toThrow(
      '0001-letra.sql foi alterada depois de aplicada',
    )
  })

  test('refuses a file numbered before one that was applied', async () => {
    write('0002-letra.sql', 'create table letra (valor text)')
    await migrate(migratorUrl, folder)
    write('0001-antes.sql', 'create table antes (valor text)')
    await expect(migrate(migratorUrl, folder)).rejects.toThrow('0001-antes.sql veio depois de 0002-letra.sql')
  })

  test('refuses a database of a newer version', async () => {
    write('0001-letra.sql', 'create table letra (valor text)')
    await migrate(migratorUrl, folder)
    rmSync(path.join(folder, '0001-letra.sql'))
    await expect(migrate(migratorUrl, folder)).rejects.toThrow('que esta versão do portal não conhece')
  })

  test('refuses a name out of the pattern', async () => {
    write('1-letra.sql', 'create table letra (valor text)')
    await expect(migrate(migratorUrl, folder)).rejects.toThrow('Nome de migração inválido: 1-letra.sql')
  })

  test('gives the application the data without DDL, and the reader reading alone', async () => {
    write('0001-letra.sql', 'create table letra (id int generated always as identity, valor text)')
    await migrate(migratorUrl, folder)
    await withClient(appUrl, async (client) => {
      await client.query(`insert into letra (valor) values ('a')`)
      await expect(client.query('create table outra ()')).rejects.toThrow(
        'permission denied for schema public',
      )
      await expect(client.query('drop table letra')).rejects.toThrow('must be owner of table letra')
      await expect(client.query('delete from migracao')).rejects.toThrow(
        'permission denied for table migracao',
      )
    })
    await withClient(readUrl, async (client) => {
      expect((await client.query('select valor from letra')).rows).toEqual([{ valor: 'a' }])
      await expect(client.query('delete from letra')).rejects.toThrow('read-only transaction')
      await client.query('set default_transaction_read_only = off')
      await expect(client.query('delete from letra')).rejects.toThrow('permission denied for table letra')
    })
  })
})

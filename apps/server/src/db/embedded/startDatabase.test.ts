import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { childEnv } from '../../testing/childEnv.ts'
import { withClient } from '../databases.ts'
import { connectWhenReady, keeperName } from './connect.ts'
import { layFolders } from './folders.ts'
import { findOrphan, waitForOrphan } from './orphan.ts'
import { findPostmaster } from './pidFile.ts'
import { trimLog } from './postmaster.ts'
import { startDatabase } from './startDatabase.ts'

const patienceMs = 20_000
const launcher = path.join(import.meta.dirname, 'startDatabase.ts')

async function readSetting(url: string, name: string): Promise<unknown> {
  const { rows } = await withClient(url, (client) =>
    client.query('select current_setting($1) as value', [name]),
  )
  return rows[0]?.value
}

/** Portals whose connection the server holds to be open. */
async function countKeepers(url: string): Promise<number> {
  const sql = 'select 1 from pg_stat_activity where application_name = $1'
  return withClient(url, async (client) => (await client.query(sql, [keeperName])).rows.length)
}

/** A portal of its own process, which is killed as soon as its database is up. */
async function startAndKill(dataDir: string): Promise<void> {
  const program = `const { startDatabase } = await import(${JSON.stringify(launcher)});
    await startDatabase({ dataDir: ${JSON.stringify(dataDir)} }); process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: 'inherit',
    env: { ...process.env, ...childEnv() },
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

describe('startDatabase', { timeout: patienceMs }, () => {
  let dataDir = ''
  const postmaster = () => findPostmaster(layFolders(dataDir).data)

  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portal-db-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('makes a database that keeps what it acknowledged, then stops', async () => {
    const { superuserUrl, stop } = await startDatabase({ dataDir })
    expect(await readSetting(superuserUrl, 'fsync')).toBe('on')
    expect(await readSetting(superuserUrl, 'data_checksums')).toBe('on')
    expect(await readSetting(superuserUrl, 'server_encoding')).toBe('UTF8')
    await stop()
    expect(postmaster()).toBeNull()
  })

  test('listens on a closed socket only, and asks for a password', async () => {
    const { superuserUrl, stop } = await startDatabase({ dataDir })
    onTestFinished(stop)
    expect(await readSetting(superuserUrl, 'listen_addresses')).toBe('')
    expect(statSync(layFolders(dataDir).socket).mode & 0o777).toBe(0o700)
    const wrong = superuserUrl.replace(/:[^:@]+@/, ':outra@')
    await expect(readSetting(wrong, 'fsync')).rejects.toThrow('password authentication failed')
  })

  test('has its log emptied while it runs, and goes on at the beginning of it', async () => {
    const { superuserUrl, stop } = await startDatabase({ dataDir })
    onTestFinished(stop)
    const folders = layFolders(dataDir)
    appendFileSync(folders.log, Buffer.alloc(9 * 1024 * 1024, 'x'))
    trimLog(folders)
    await expect(withClient(superuserUrl, (client) => client.query('select 1/0'))).rejects.toThrow()
    expect(readFileSync(folders.log, 'utf8')).toMatch(/^[^\n]+ ERROR: {2}division by zero\n$/)
  })

  test('goes on with the server that a killed portal left', async () => {
    await startAndKill(dataDir)
    const left = postmaster()
    expect(left).not.toBeNull()
    const { superuserUrl, stop } = await startDatabase({ dataDir })
    expect(postmaster()).toBe(left)
    expect(await readSetting(superuserUrl, 'fsync')).toBe('on')
    // The server finds out by itself that the killed one is gone.
    await expect.poll(() => countKeepers(superuserUrl)).toBe(1)
    await stop()
    expect(postmaster()).toBeNull()
  })

  test('is stopped only by the last portal that uses it', async () => {
    const first = await startDatabase({ dataDir })
    const second = await startDatabase({ dataDir })
    await first.stop()
    expect(postmaster()).not.toBeNull()
    await second.stop()
    expect(postmaster()).toBeNull()
  })

  test('comes back by itself, with its data, after kill -9 of the server', async () => {
    const { superuserUrl, stop } = await startDatabase({ dataDir })
    onTestFinished(stop)
    await withClient(superuserUrl, (client) => client.query('create table sobrevivente as select 42 as n'))
    const killed = postmaster()
    process.kill(killed ?? Number.NaN, 'SIGKILL')
    const { rows } = await vi.waitFor(
      () => withClient(superuserUrl, (client) => client.query('select n from sobrevivente')),
      { timeout: patienceMs / 2 },
    )
    expect(rows).toEqual([{ n: 42 }])
    expect(postmaster()).not.toBe(killed)
  })

  test('starts over the file of a killed server whose number is now another program', async () => {
    const file = path.join(layFolders(dataDir).data, 'postmaster.pid')
    writeFileSync(file, `${process.pid}\n`)
    const { superuserUrl, stop } = await startDatabase({ dataDir })
    onTestFinished(stop)
    expect(await readSetting(superuserUrl, 'fsync')).toBe('on')
    expect(readFileSync(file, 'utf8')).not.toContain(`${process.pid}\n`)
  })

  test('says that a removed folder is still served, and starts anew when it no longer is', async () => {
    await startAndKill(dataDir)
    const { root, data } = layFolders(dataDir)
    rmSync(root, { recursive: true })
    const orphan = findOrphan(data)
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => told.mockRestore())
    await expect(waitForOrphan(data, 50)).rejects.toThrow(`kill -INT ${orphan}`)
    const started = startDatabase({ dataDir })
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
    expect(told).toHaveBeenLastCalledWith(
      expect.stringContaining(`apagada com o seu PostgreSQL ainda rodando`),
    )
    process.kill(orphan ?? Number.NaN, 'SIGINT')
    const { superuserUrl, stop } = await started
    expect(await readSetting(superuserUrl, 'fsync')).toBe('on')
    await stop()
    expect(findOrphan(data)).toBeNull()
  })

  test('says that a server runs without its socket, instead of waiting for it', async () => {
    const { superuserUrl, stop } = await startDatabase({ dataDir })
    onTestFinished(stop)
    const { socket } = layFolders(dataDir)
    renameSync(socket, `${socket}.movido`)
    onTestFinished(() => renameSync(`${socket}.movido`, socket))
    await expect(connectWhenReady(superuserUrl, () => true, 50)).rejects.toThrow(`não atende em ${socket}`)
  })

  test('serves a data folder whose path is too long for a socket', async () => {
    const long = path.join(dataDir, 'x'.repeat(120))
    // The database that is there moves with its folder.
    mkdirSync(long)
    renameSync(path.join(dataDir, 'postgres'), path.join(long, 'postgres'))
    const { superuserUrl, stop } = await startDatabase({ dataDir: long })
    const { socket } = layFolders(long)
    onTestFinished(() => rmSync(socket, { recursive: true, force: true }))
    expect(await readSetting(superuserUrl, 'unix_socket_directories')).toBe(socket)
    expect(socket.length).toBeLessThan(90)
    await stop()
  })
})

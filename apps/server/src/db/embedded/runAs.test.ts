import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../databases.ts'
import { layFolders } from './folders.ts'
import { startDatabase } from './startDatabase.ts'

const me = process.getuid?.() ?? Number.NaN
const unprivileged = me === 0 ? 65534 : me

/** Starts, counts one more start in a table, stops. */
async function countStart(dataDir: string): Promise<number> {
  const { superuserUrl, stop } = await startDatabase({ dataDir })
  try {
    return await withClient(superuserUrl, async (client) => {
      await client.query('create table if not exists inicio (n int)')
      await client.query('insert into inicio values (1)')
      return (await client.query('select from inicio')).rowCount ?? 0
    })
  } finally {
    await stop()
  }
}

describe('runAs', { timeout: 20_000 }, () => {
  let dataDir = ''
  const owner = () => statSync(layFolders(dataDir).data).uid

  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portal-db-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('root drops to nobody where nobody can reach; others stay themselves', async () => {
    chmodSync(dataDir, 0o711)
    expect(await countStart(dataDir)).toBe(1)
    expect(owner()).toBe(unprivileged)
  })

  test('the same data go on in a folder that was closed to all others', async () => {
    chmodSync(dataDir, 0o700)
    expect(await countStart(dataDir)).toBe(2)
    expect(owner()).toBe(me)
  })

  test('and in one that was opened again', async () => {
    chmodSync(dataDir, 0o711)
    expect(await countStart(dataDir)).toBe(3)
    expect(owner()).toBe(unprivileged)
  })
})

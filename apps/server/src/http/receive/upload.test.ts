import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { imagem } from '@portal/contract/imagem.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildMultipart, insertGuia } from '../../imagem/imagem.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'

const MEGABYTE = 1024 * 1024
const MARCA = Buffer.from('PACIENTE MARIA DAS DORES')

const t = await openTestApp()
let url: URL
let temporarios: string
beforeAll(async () => {
  temporarios = path.join(t.services.config.dataDir, 'temporario')
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo
  url = new URL(`http://127.0.0.1:${port}${imagem.uploadImagem.path}`)
  url.searchParams.set('numeroFicha', String(await insertGuia(t)))
})

/** Sends all of a file but its end, and waits: the server holds what it has received so far. */
async function sendHalfway(bytes: number): Promise<ClientRequest> {
  const { payload, contentType } = buildMultipart('a.png', Buffer.alloc(0))
  const call = request(url, {
    method: 'POST',
    headers: { 'content-type': contentType, ...(await t.as(100001)) },
  })
  call.on('error', () => undefined)
  call.write(payload.subarray(0, payload.indexOf('\r\n\r\n') + 4))
  call.write(MARCA)
  const part = randomBytes(64 * 1024)
  for (let sent = 0; sent < bytes; sent += part.length)
    if (!call.write(part)) await new Promise((resolve) => call.once('drain', resolve))
  return call
}

/** What this process has open in the temporary folder, by the system's own list; none of it has a name. */
const listOpen = (): { file: string; bytes: number }[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    const file = `/proc/self/fd/${fd}`
    try {
      const isTemporary = readlinkSync(file).startsWith(temporarios)
      return isTemporary ? [{ file, bytes: statSync(file).size }] : []
    } catch {
      // The one that listed the folder is closed by now.
      return []
    }
  })

const received = (files: number, bytes: number) =>
  vi.waitFor(() => expect(listOpen().filter((open) => open.bytes >= bytes)).toHaveLength(files), {
    timeout: 10_000,
  })

const abandon = async (calls: ClientRequest[]) => {
  for (const call of calls) call.destroy()
  await vi.waitFor(() => expect(listOpen()).toEqual([]), { timeout: 10_000 })
}

test('what is being received has no name on the disk, and none of it can be read there', async () => {
  const call = await sendHalfway(MEGABYTE)
  await received(1, MEGABYTE)
  expect(readdirSync(temporarios)).toEqual([])
  const [conteudo] = listOpen().map(({ file }) => readFileSync(file))
  expect(conteudo?.includes(MARCA)).toBe(false)
  expect(conteudo?.subarray(0, 4).toString()).toBe('PCI1')
  await abandon([call])
})

test('an upload holds little memory while it is received', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const measure = async () => {
    // What streams have let go is freed a turn after nobody refers to it.
    for (let turn = 0; turn < 3; turn++) {
      collect()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  await abandon([await sendHalfway(MEGABYTE)])
  const before = await measure()
  // As many as one provider may have on their way.
  const calls = await Promise.all(Array.from({ length: 4 }, () => sendHalfway(4.8 * MEGABYTE)))
  await received(4, 4.8 * MEGABYTE)
  const held = ((await measure()) - before) / 4
  await abandon(calls)
  expect(held / MEGABYTE).toBeLessThan(1)
})

test('a caller who leaves in the middle leaves nothing behind', async () => {
  await abandon([await sendHalfway(MEGABYTE)])
  expect(readdirSync(temporarios)).toEqual([])
})

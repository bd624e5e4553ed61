import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { open } from '../cru.fixture.ts'
import { createLeitores, type Leitores } from './leitores.ts'

const PEDACO = Buffer.alloc(64 * 1024, 'a')
/** More than the system itself takes of what nobody reads. */
const PEDACOS = 512

let leitores: Leitores
let server: Server
let reader: Socket
/** The server's end. */
let served: Socket
beforeEach(async () => {
  leitores = createLeitores()
  server = createServer((_request, resposta) => {
    leitores.begin(resposta)
    Readable.from(Array.from({ length: PEDACOS }, () => PEDACO)).pipe(resposta)
  }).listen(0, '127.0.0.1')
  server.on('connection', (socket) => {
    served = socket.on('error', () => undefined)
  })
  await once(server, 'listening')
  const address = server.address()
  reader = open(typeof address === 'object' && address !== null ? address.port : 0)
  reader.pause()
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(server, 'request')
  // Until the system takes no more.
  for (let before = -1; before !== served.bytesWritten; await sleep(50)) before = served.bytesWritten
})
afterEach(() => {
  reader.destroy()
  server.close()
})

/** Seconds until the reader is cut off, reading so much in each; undefined when it gets to the end. */
async function read(bytesPorSegundo: number): Promise<number | undefined> {
  for (let second = 1; second < 2000; second++) {
    for (let taken = 0; taken < bytesPorSegundo && !served.writableFinished; ) {
      const bytes: Buffer | null = reader.read(
        Math.min(reader.readableLength, bytesPorSegundo - taken) || undefined,
      )
      if (bytes) taken += bytes.length
      else await turn()
    }
    if (leitores.respostasOf(served).length === 0) return undefined
    leitores.sweep()
    if (served.destroyed) return second
  }
  throw new Error('neither cut off nor served')
}

it('who reads nothing is cut off within half a minute, and nothing is kept of it', async () => {
  expect(await read(0)).toBeLessThan(35)
  await once(served, 'close')
  expect(leitores.respostasOf(served)).toEqual([])
})

it('who reads a few bytes a second is cut off', async () => {
  expect(await read(100)).toBeLessThan(60)
})

it('who goes on reading gets it all, in whatever lumps the system takes it', async () => {
  expect(await read(128 * 1024)).toBeUndefined()
})

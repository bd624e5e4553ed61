import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type CutProxy = {
  baseUrl: string
  /** The next answer is thrown away and its connection cut; the answers after it pass. */
  cutNext: () => void
  /** How many answers were thrown away. */
  readonly cuts: number
  close: () => Promise<void>
}

/** A wire to the server that can lose an answer: the server has done its part, the client never learns. */
export async function startCutProxy(port: number): Promise<CutProxy> {
  let [armed, cuts] = [false, 0]
  const open = new Set<Socket>()

  const wire = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    for (const [end, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(end)
      end.on('error', () => undefined)
      end.once('close', () => {
        open.delete(end)
        other.destroy()
      })
    }
    client.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => {
      if (!armed) {
        client.write(bytes)
        return
      }
      armed = false
      cuts++
      client.resetAndDestroy()
    })
  }).listen(0, '127.0.0.1')

  await once(wire, 'listening')
  const address = wire.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    cutNext: () => {
      armed = true
    },
    get cuts() {
      return cuts
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      wire.close()
      await once(wire, 'close')
    },
  }
}

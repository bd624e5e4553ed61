import { Server } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Leitores } from '../limit/leitores.ts'

/** How long a connection on which nothing is asked stays open, that a request on its way to us still finds it. */
const ESPERA_MS = 1000
const VOLTA_MS = 20

/**
 * A server that stops is noticed by nobody who is being served: first it takes no more connections, then each of those
 * there are is told, by its next answer, to ask no more on it. Only what stays silent is cut, by Node's own close.
 * `endStreams` ends what would keep the server waiting for its readers.
 */
export function registerEncerramento(
  app: FastifyInstance,
  leitores: Leitores,
  endStreams: () => Promise<void>,
): void {
  const { server } = app
  let encerrando = false
  app.addHook('preClose', async () => {
    encerrando = true
    if (!server.listening) return endStreams()
    // Those who knocked are let in first: of a port that closes, the system resets them.
    await setImmediate()
    // Node's own for HTTP would cut the connections that are idle in this instant.
    Server.prototype.close.call(server)
    await endStreams()
    const count = promisify(server.getConnections.bind(server))
    for (let waited = 0; waited < ESPERA_MS && (await count()) > 0; waited += VOLTA_MS) await sleep(VOLTA_MS)
  })
  app.addHook('onSend', async ({ raw }, reply) => {
    // Who asked for several at once gets them all: the last one says it.
    if (encerrando && leitores.respostasOf(raw.socket).at(-1) === reply.raw)
      reply.header('connection', 'close')
  })
}

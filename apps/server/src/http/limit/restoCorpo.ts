import type { FastifyInstance } from 'fastify'

/**
 * What comes of a request's body after its answer is read and thrown away, until the request is over or its minute is.
 * Node does so where nobody began to read; a file that was refused in its middle (no room, a field that is none) stayed
 * in the line, and the client's next requests on the same connection waited behind it without an answer.
 */
export function registerRestoCorpo(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    raw.unpipe()
    raw.resume()
  })
}

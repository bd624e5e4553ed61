import { randomUUID } from 'node:crypto'
import type { Route } from '@portal/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Handler } from '../handler.ts'
import { readBearer } from './bearer.ts'
import type { Call, Edge, Outcome } from './call.ts'
import { createAdmitContext, createPublicContext, type Parts } from './callContext.ts'
import { serveCall } from './serveCall.ts'

/**
 * Serves one call: session, permission, repetition, handler, trail and kept answer, in one transaction bound to the
 * session's provider. Throws `Falha`; whatever is thrown leaves nothing in the database but its row in the trail.
 */
export async function runCall(
  edge: Edge,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const { services } = edge
  const { route, input, upload } = call
  const agora = services.clock.now()
  const parts: Parts = { services, input, upload, agora, request, acessos: [], headers: [] }
  if (route.permission === 'publica') {
    const handler = call.handler as Handler<Route>
    const body = await handler(createPublicContext(parts))
    setHeaders(reply, parts)
    return { status: 200, body, replayed: false }
  }
  if ('admit' in call.handler) {
    const body = await call.handler.admit(createAdmitContext(parts), readBearer(request))
    if (body !== undefined) {
      setHeaders(reply, parts)
      return { status: 200, body, replayed: false }
    }
  }
  const claims = request.apresentada ?? edge.authenticate(request, agora)
  const end = edge.lotacao(claims.codigoCredenciado)
  try {
    const outcome = await serveCall(edge, call, parts, claims, reply)
    setHeaders(reply, parts)
    return outcome
  } finally {
    end()
  }
}

/** Only once the call is done: a cookie that the database knows nothing of would put the person out. */
function setHeaders(reply: FastifyReply, { headers }: Parts): void {
  for (const [name, value] of headers) reply.header(name, value)
}

/** A fresh request id; the caller's own is never trusted. */
export const createRequestId = (): string => randomUUID()

import type { Api } from '@portal/contract/api.ts'
import type { Route } from '@portal/contract/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { sendArquivo } from '../answer/sendArquivo.ts'
import { sendFluxo } from '../answer/sendFluxo.ts'
import { sendJson } from '../answer/sendJson.ts'
import { readBearer } from '../call/bearer.ts'
import type { Edge } from '../call/call.ts'
import { runCall } from '../call/runCall.ts'
import { Falha } from '../falha.ts'
import type { AnyHandler, Arquivo, Fluxo, Handlers } from '../handler.ts'
import type { Services } from '../services.ts'
import { receiveUpload, withUpload } from './upload.ts'
import { createValidate } from './validate.ts'

/** Handlers for every call of the product; a missing one does not compile. */
export type ApiHandlers = { readonly [K in keyof Api]: Handlers<Api[K]> }

/** Every route of the contract made real. `verifyReplies` (tests) also holds each reply against its schema. */
export function registerApi(
  app: FastifyInstance,
  edge: Edge,
  routes: Iterable<RegisteredRoute>,
  verifyReplies: boolean,
) {
  const doCelular = { ...edge, ...edge.celular }
  for (const { name, route, handler } of routes) {
    const own = route.permission === 'celular' ? doCelular : edge
    register(app, own, name, route, handler, verifyReplies)
  }
}

export type RegisteredRoute = { name: string; route: Route; handler: AnyHandler<Route> }

/** Pairs each route with its handler under the operation's name. */
export function* listRoutes(api: Api, handlers: ApiHandlers): Iterable<RegisteredRoute> {
  for (const [noun, group] of Object.entries(api)) {
    const own: Record<string, unknown> = handlers[noun as keyof Api]
    for (const [operation, route] of Object.entries(group)) {
      yield { name: `${noun}.${operation}`, route, handler: own[operation] as AnyHandler<Route> }
    }
  }
}

function register(
  app: FastifyInstance,
  edge: Edge,
  name: string,
  route: Route,
  handler: AnyHandler<Route>,
  verifyReplies: boolean,
) {
  const validate = createValidate(route)
  const verify =
    verifyReplies && typeof route.reply === 'object' ? createVerify(name, route.reply) : undefined
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Asked for its headers alone, a stream would be opened and never closed.
    exposeHeadRoute: route.reply !== 'fluxo',
    config: { operacao: name },
    // Before its input is read: who has not entered learns nothing of what a call takes, and 401 comes before 400.
    onRequest: async (request) => {
      if (needsSessao(route, handler, edge.services, readBearer(request)))
        request.apresentada = edge.authenticate(request, edge.services.clock.now())
    },
    handler: async (request, reply) => {
      if (!route.multipart && request.isMultipart()) throw new Falha('API-GEN-0002')
      const input = validate({ params: request.params, query: request.query, body: request.body })
      const upload = route.multipart ? await receiveUpload(request, edge, route) : undefined
      const call = { name, route, handler, input, upload }
      const outcome = await withUpload(upload, () => runCall(edge, call, request, reply))
      if (outcome.replayed) reply.header('idempotent-replayed', 'true')
      if (route.reply === 'fluxo') return sendFluxo(reply, outcome.body as Fluxo, edge.services.fluxos)
      return send(request, reply, route, outcome.status, outcome.body, verify)
    },
  })
}

/** Whether the edge asks who calls: an open call asks nobody, and one that admits reads itself the bearer that it knows. */
const needsSessao = (
  route: Route,
  handler: AnyHandler<Route>,
  services: Services,
  bearer: string | undefined,
): boolean => {
  if (route.permission === 'publica') return false
  return !('admit' in handler && bearer !== undefined && handler.knows(services, bearer))
}

function createVerify(name: string, schema: TSchema): (body: unknown) => void {
  let validator: ReturnType<typeof Compile> | undefined
  return (body) => {
    // A test makes few of the calls that there are.
    validator ??= Compile(schema)
    // As the client sees it: dates become text, undefined fields vanish.
    const wire: unknown = JSON.parse(JSON.stringify(body))
    if (validator.Check(wire)) return
    throw new Error(`${name} broke its reply schema: ${JSON.stringify(validator.Errors(wire).slice(0, 5))}`)
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  status: number,
  body: unknown,
  verify: ((body: unknown) => void) | undefined,
) {
  if (route.reply === 'arquivo') return sendArquivo(reply, body as Arquivo)
  verify?.(body)
  return sendJson(request, reply, status, body)
}

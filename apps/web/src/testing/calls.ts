import { type CodigoErro, catalogoErros, type DetalheErro } from '@portal/contract/errors.ts'
import type { Input, Reply, Route } from '@portal/contract/route.ts'
import { listFuncoes } from '@portal/domain/acesso/permissao.tables.ts'
import type { TSchema } from 'typebox'
import { Check, Convert } from 'typebox/value'
import { parseToken } from '../api/sessionToken.ts'
import { type Partly, sample } from './sample.ts'

/** A call that the page made, as the server would read it. */
type Received = { route: Route; input: { params: unknown; query: unknown; body: unknown }; headers: Headers }
type Respond = (received: Received) => Response
type Line = { route: Route; respond: Respond; gate?: Promise<void> | undefined }

const lines = new Map<string, Line>()
let received: Received[] = []
let faults: string[] = []

const keyOf = ({ method, path }: Route): string => `${method} ${path}`

function set(route: Route, respond: Respond): void {
  lines.set(keyOf(route), { route, respond, gate: lines.get(keyOf(route))?.gate })
}

/**
 * From now on the call is answered so. The reply is of the contract: what the test does not say is the emptiest that
 * fits (`sample`). Given a function, it is asked at each call, for a reply that follows what was sent.
 */
export function answer<const R extends Route>(
  route: R,
  reply: Partly<Reply<R>> | ((input: Input<R>) => Partly<Reply<R>>),
): void {
  const replyTo = typeof reply === 'function' ? (reply as (input: unknown) => unknown) : () => reply
  set(route, ({ input }) => Response.json(sample(route.reply as TSchema, replyTo(input) as Partly<unknown>)))
}

/** The call is answered with a file, and what else its headers tell. */
export function answerFile(
  route: Route & { reply: 'arquivo' },
  conteudo: BlobPart,
  nome: string,
  outros: Record<string, string> = {},
): void {
  const headers = { 'content-disposition': `attachment; filename="${nome}"`, ...outros }
  set(route, () => new Response(new Blob([conteudo]), { headers }))
}

/** The call is answered with a stream that tells these events and stays open; the function returned tells another. */
export function answerStream(
  route: Route & { reply: 'fluxo' },
  ...events: readonly unknown[]
): (event: unknown) => void {
  const open = new Set<ReadableStreamDefaultController>()
  const encode = (event: unknown) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)
  set(route, () => {
    const start = (controller: ReadableStreamDefaultController) => {
      open.add(controller)
      for (const event of events) controller.enqueue(encode(event))
    }
    return new Response(new ReadableStream({ start }))
  })
  return (event) => {
    for (const controller of open) controller.enqueue(encode(event))
  }
}

/**
 * The call is refused with a code of the catalogue, in the server's own form and to a provider of Aurora's, until the
 * function returned is called.
 */
export function refuse(route: Route, codigo: CodigoErro, detalhes?: readonly DetalheErro[]): () => void {
  const before = lines.get(keyOf(route))
  const { status, texto } = catalogoErros[codigo]
  const mensagem = texto.replace('{rede}', 'Aurora')
  const body = { codigo, mensagem, requisicao: 'req-1', ...(detalhes && { detalhes }) }
  set(route, () => Response.json(body, { status }))
  return () => {
    if (before) lines.set(keyOf(route), before)
    else lines.delete(keyOf(route))
  }
}

/** Holds the answers to a call back; the function returned lets them come. */
export function hold(route: Route): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const line = lines.get(keyOf(route))
  if (!line) throw new Error(`nothing answers ${keyOf(route)} yet`)
  lines.set(keyOf(route), { ...line, gate: promise })
  return () => {
    const now = lines.get(keyOf(route))
    if (now?.gate === promise) lines.set(keyOf(route), { ...now, gate: undefined })
    resolve()
  }
}

/** What the page sent with each call of the route, the oldest first. */
export function sent<const R extends Route>(route: R): Input<R>[] {
  return received
    .filter((one) => keyOf(one.route) === keyOf(route))
    .map(({ input }) => input as unknown as Input<R>)
}

/** The headers of each call of the route: its key, the version that it has seen. */
export const sentHeaders = (route: Route): Headers[] =>
  received.filter((one) => keyOf(one.route) === keyOf(route)).map(({ headers }) => headers)

function find(method: string, pathname: string): { line: Line; params: object } | undefined {
  for (const line of lines.values()) {
    if (line.route.method !== method) continue
    const pattern = line.route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${pattern}$`).exec(pathname)
    if (match) return { line, params: { ...match.groups } }
  }
  return undefined
}

/** What the edge of the server reads, text of the address in the contract's numbers; what it would refuse is a fault. */
function readPart({ path, ...route }: Route, part: 'params' | 'query' | 'body', raw: unknown): unknown {
  const schema = route[part]
  if (!schema || raw === undefined) return raw
  const value: unknown = part === 'body' ? raw : Convert(schema, raw)
  if (!Check(schema, value)) faults.push(`${path}: its ${part} is not ${JSON.stringify(raw)}`)
  return value
}

/** What the server would refuse, and end the session by: no page asks for what its person may not. */
function checkFuncao(route: Route, headers: Headers): void {
  // A telephone has no token: its cookie tells who showed it the QR.
  const pedidas = route.permission === 'celular' ? [] : listFuncoes(route.permission)
  if (pedidas.length === 0) return
  const { permissoes } = parseToken(headers.get('authorization') ?? '')
  if (!pedidas.some((pedida) => permissoes.includes(pedida)))
    faults.push(`${keyOf(route)} was asked for without ${pedidas.join(' or ')}`)
}

const isPlain = (pathname: string): boolean => !pathname.startsWith('/api/')

async function respondTo(url: URL, init: RequestInit): Promise<Response> {
  // A page that was left still sends what it had kept back: its test is over, and nobody answers any more.
  if (lines.size === 0) return new Promise(() => undefined)
  const method = init.method ?? 'GET'
  const found = find(method, url.pathname)
  if (!found) {
    faults.push(`nobody answers ${method} ${url.pathname}`)
    return Response.json({ codigo: 'API-GEN-0005', mensagem: '' }, { status: 500 })
  }
  const { line, params } = found
  const { route } = line
  const input = {
    params: readPart(route, 'params', params),
    query: readPart(route, 'query', Object.fromEntries(url.searchParams)),
    body: readPart(route, 'body', typeof init.body === 'string' ? JSON.parse(init.body) : undefined),
  }
  const call = { route, input, headers: new Headers(init.headers) }
  received.push(call)
  checkFuncao(route, call.headers)
  await waitFor(line.gate, init.signal ?? undefined)
  // Who answers when the gate opens: it may be refused by then.
  try {
    return (lines.get(keyOf(route)) ?? line).respond(call)
  } catch (error) {
    faults.push(`${keyOf(route)} was given a wrong answer: ${String(error)}`)
    throw error
  }
}

function waitFor(gate: Promise<void> | undefined, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason)
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    void Promise.resolve(gate).then(resolve)
  })
}

/** From now on the page's calls are answered by the test, and by nobody else. */
export function installCalls(): void {
  const real = window.fetch.bind(window)
  window.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    return isPlain(url.pathname) ? real(input, init) : respondTo(url, init)
  }
}

/** Forgets every answer, and says what the page asked for that no answer was given to. */
export function forgetCalls(): readonly string[] {
  const found = faults
  lines.clear()
  received = []
  faults = []
  return found
}

import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Route } from '@portal/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSessao } from '../acesso/sessao.store.ts'
import type { Sessao } from '../acesso/sessao.ts'
import type { Claims, Tokens } from '../acesso/token.ts'
import { civilDay } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { ReadTrail } from '../trilha/readTrail.ts'
import { insertRegistros, type Registro } from '../trilha/trilha.store.ts'
import { authenticate } from './authenticate.ts'
import { Falha } from './falha.ts'
import type { Acesso, Context, Handler, Services, Upload } from './handler.ts'
import { findRepetida, hashCorpo, keepResposta, type Repetivel, readKey } from './idempotency.ts'

export type Edge = { services: Services; tokens: Tokens; readTrail: ReadTrail }

/** One call on its way: what it asks for, and how it is served. */
export type Call = {
  name: string
  route: Route
  handler: Handler<Route>
  input: Record<string, unknown>
  upload: Upload | undefined
}

export type Outcome = { status: number; body: unknown; replayed: boolean }

/** Version of the guide in `If-Match`, as `"7"`. Throws API-GEN-0001 when it is no number. */
function readVersao(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const versao = Number(/^"?(\d{1,9})"?$/.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(versao)) {
    throw new Falha('API-GEN-0001', [{ campo: 'If-Match', mensagem: 'Deve ser a versão da guia.' }])
  }
  return versao
}

/**
 * Serves one call: session, permission, repetition, handler, trail and kept answer, in one transaction bound to the
 * session's provider. Throws `Falha`; whatever is thrown leaves no trace in the database.
 */
export async function runCall(
  edge: Edge,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const { services, tokens } = edge
  const { route } = call
  const agora = services.clock.now()
  const claims = route.permission === 'publica' ? undefined : authenticate(request, tokens, agora)
  const credenciado = claims?.codigoCredenciado ?? 0
  const acessos: Acesso[] = []
  const writes = route.method !== 'GET' && !route.reads
  const chave = writes && claims && !route.secret ? readKey(request.headers['idempotency-key']) : undefined
  const repetivel: Repetivel | undefined =
    chave === undefined
      ? undefined
      : { credenciado, chave, operacao: call.name, corpo: hashCorpo([call.input, call.upload?.sha256]) }

  if (!claims) {
    const context = createContext(edge, call, {
      db: undefined,
      sessao: undefined,
      agora,
      request,
      reply,
      acessos,
    })
    return { status: 200, body: await call.handler(context), replayed: false }
  }

  let registros: Registro[] = []
  const { pool } = services
  const inTransaction = writes ? pool.transaction : pool.read
  let body: unknown
  const serve = async (db: Db): Promise<Outcome> => {
    const sessao = await authorise(db, claims, route, agora)
    const before = repetivel ? await findRepetida(db, repetivel) : undefined
    if (before) return { status: before.status, body: before.resposta, replayed: true }

    const context = createContext(edge, call, { db, sessao, agora, request, reply, acessos })
    body = await call.handler(context)
    if (route.patientData && acessos.length === 0)
      throw new Error(`${call.name} left no row for the access trail`)
    registros = acessos.map((acesso) => toRegistro(acesso, sessao, call.name, request, agora))
    if (writes && registros.length > 0) await insertRegistros(db, registros)
    if (repetivel) await keepResposta(db, repetivel, 200, body, agora)
    return { status: 200, body, replayed: false }
  }
  try {
    const outcome = await inTransaction(credenciado, serve)
    if (!writes && registros.length > 0) await edge.readTrail.append(registros)
    return outcome
  } catch (error) {
    discard(body)
    throw error
  }
}

/** A file that is not sent after all is closed: nobody else would, and what it holds would stay held. */
function discard(body: unknown): void {
  if (typeof body !== 'object' || body === null || !('conteudo' in body)) return
  if (body.conteudo instanceof Readable) body.conteudo.destroy()
}

async function authorise(db: Db, claims: Claims, route: Route, agora: Date): Promise<Sessao> {
  const sessao = await findSessao(db, claims.sid, claims.jti, agora)
  if (!sessao) throw new Falha('API-ACE-0002')
  if (route.permission !== 'sessao' && !sessao.permissoes.includes(route.permission))
    throw new Falha('API-ACE-0003')
  return sessao
}

type Parts = {
  db: Db | undefined
  sessao: Sessao | undefined
  agora: Date
  request: FastifyRequest
  reply: FastifyReply
  acessos: Acesso[]
}

function createContext(edge: Edge, call: Call, parts: Parts): Context<Route> {
  const { db, sessao, agora, request, reply, acessos } = parts
  const context = {
    ...call.input,
    db,
    sessao,
    services: edge.services,
    agora,
    hoje: civilDay(agora),
    requisicao: {
      id: request.id,
      ip: request.ip,
      agente: request.headers['user-agent'] ?? '',
      cookies: request.cookies,
    },
    fail: (...refusal: ConstructorParameters<typeof Falha>) => {
      throw new Falha(...refusal)
    },
    trilha: (acesso: Acesso) => {
      acessos.push(acesso)
    },
    versao: readVersao(request.headers['if-match']),
    upload: call.upload,
    setHeader: (name: string, value: string) => {
      reply.header(name, value)
    },
  }
  // The route's own type says which of the parts are there; the registry has forgotten which route it is.
  return context as Context<Route>
}

function toRegistro(
  acesso: Acesso,
  sessao: Sessao,
  operacao: string,
  request: FastifyRequest,
  em: Date,
): Registro {
  return {
    em,
    codigoCredenciado: sessao.codigoCredenciado,
    login: sessao.login,
    sid: sessao.sid,
    requisicao: request.id,
    ip: request.ip,
    operacao,
    codigoAssociado: acesso.codigoAssociado ?? null,
    objeto: acesso.objeto ?? null,
    resultado: 'ok',
  }
}

/** A fresh request id; the caller's own is never trusted. */
export const createRequestId = (): string => randomUUID()

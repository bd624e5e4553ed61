import { Readable } from 'node:stream'
import { isWrite, type Reply, type Route } from '@portal/contract/route.ts'
import { listFuncoes } from '@portal/domain/acesso/permissao.tables.ts'
import { getNomeRede } from '@portal/domain/rede/rede.tables.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Db } from '../../db/client.ts'
import { insertRegistros, type Registro } from '../../trilha/trilha.store.ts'
import { Antes } from '../antes.ts'
import { Falha } from '../falha.ts'
import type { AnyHandler, Handler } from '../handler.ts'
import { countConsulta } from '../limit/consultaAssociado.ts'
import { holdReply } from '../limit/slowReaders.ts'
import type { Sessao, SessaoApresentada } from '../sessao.ts'
import type { Call, Edge, Outcome } from './call.ts'
import { createContext, createPrepareContext, type Parts } from './callContext.ts'
import { listRecusados, REPETIDA, toRegistros } from './callTrail.ts'
import { insistWhileBusy } from './emAndamento.ts'
import {
  findRepetida,
  findResposta,
  forgetResposta,
  hashCorpo,
  keepResposta,
  type Repetivel,
  readKey,
} from './idempotency.store.ts'
import { requireFuncao } from './requireFuncao.ts'

/** A call of a session, from its first look at the database to its last. */
export async function serveCall(
  edge: Edge,
  call: Call,
  parts: Parts,
  claims: SessaoApresentada,
  reply: FastifyReply,
): Promise<Outcome> {
  const { route, input } = call
  const { services, agora, request, acessos } = parts
  const { pool } = services
  const credenciado = claims.codigoCredenciado
  const writes = isWrite(route)
  const pedido = writes && !route.secret ? readPedido(call, request, credenciado) : undefined
  const repetivelDe = ({ login }: Sessao): Repetivel | undefined => pedido && { ...pedido, login }
  let sessao: Sessao | undefined
  let registros: Registro[] = []
  let body: unknown
  let isRetomada = false

  const enter = async (db: Db): Promise<Sessao> => {
    sessao = await edge.findSessao(db, claims.sid, claims.jti, agora)
    // The session's cookie may have been changed with its password since this token was given.
    if (sessao?.fgp !== claims.fgp) throw new Falha('API-ACE-0002')
    requireFuncao(sessao, listFuncoes(route.permission))
    return sessao
  }
  const trail = (viva: Sessao, tocados = acessos, resultado?: string) =>
    toRegistros(
      tocados,
      { operacao: call.name, sessao: viva, requisicao: request.requisicao, em: agora },
      resultado,
    )

  /** Whether what was answered then may be answered still. */
  const stands = async (db: Db, viva: Sessao, resposta: unknown): Promise<boolean> =>
    !('stands' in call.handler) || (await call.handler.stands?.(db, viva, resposta as Reply<Route>)) !== false

  const serveIn =
    (handler: Handler<Route> | undefined) =>
    async (db: Db): Promise<Outcome | undefined> => {
      const viva = await enter(db)
      const repetivel = repetivelDe(viva)
      const kept = repetivel ? await findRepetida(db, repetivel) : undefined
      if (kept === 'emAndamento') return undefined
      const before = kept && (await stands(db, viva, kept.resposta)) ? kept : undefined
      // Only now: a call that waits has made nothing yet that a slow reader could hold.
      if (route.reply !== 'fluxo' && !isRetomada) holdReply(edge.entregas, credenciado, reply)
      if (before) {
        const tocados = trail(viva, before.acessos, REPETIDA)
        if (tocados.length > 0) await insertRegistros(db, tocados)
        return { status: before.status, body: before.resposta, replayed: true }
      }
      if (!handler) throw new Falha('API-GEN-0010', [], 1)
      if (repetivel && kept) await forgetResposta(db, repetivel)
      if (route.limite && !isRetomada) countConsulta(services.limiteConsulta, input, credenciado, agora)
      body = await handler(createContext(parts, db, viva))
      if (route.patientData && acessos.length === 0)
        throw new Error(`${call.name} left no row for the access trail`)
      registros = trail(viva)
      if (writes && registros.length > 0) await insertRegistros(db, registros)
      if (repetivel) await keepResposta(db, repetivel, 200, body, acessos, agora)
      return { status: 200, body, replayed: false }
    }

  /** The handler proper; none for a repetition, whose answer is kept. Holds no connection while it prepares. */
  const prepare = async (handler: AnyHandler<Route>): Promise<Handler<Route> | undefined> => {
    if ('handle' in handler) return handler.handle
    if (!('prepare' in handler)) return handler
    const { viva, respondida } = await pool.read(credenciado, async (db) => {
      const viva = await enter(db)
      const repetivel = repetivelDe(viva)
      const kept = repetivel && (await findResposta(db, repetivel))
      return { viva, respondida: kept !== undefined && (await stands(db, viva, kept.resposta)) }
    })
    return respondida ? undefined : handler.prepare(createPrepareContext(parts, viva))
  }

  /** One turn in a transaction; anew after what its handler has to have committed first. */
  const turn = async (handler: Handler<Route> | undefined): Promise<Outcome | undefined> => {
    const inTransaction = writes ? pool.transaction : pool.read
    try {
      return await inTransaction(credenciado, serveIn(handler))
    } catch (error) {
      if (!(error instanceof Antes)) throw error
      await pool.transaction(credenciado, error.work)
      acessos.length = 0
      isRetomada = true
      return turn(handler)
    }
  }

  try {
    const handler = await prepare(call.handler)
    // Each turn is a transaction of its own: whoever waits for the first answer holds no connection.
    const outcome = await insistWhileBusy(() => turn(handler))
    if (!writes && registros.length > 0) await edge.readTrail.append(registros)
    return outcome
  } catch (error) {
    discard(body)
    if (sessao && error instanceof Falha) {
      error.rede = getNomeRede(sessao.rede)
      const recusados = trail(sessao, [...listRecusados(error, input, acessos)], error.codigo)
      if (recusados.length > 0) await edge.readTrail.append(recusados)
    }
    throw error
  }
}

/** How a repetition of this call is known; undefined where the caller gave it no key. */
function readPedido(
  call: Call,
  request: FastifyRequest,
  credenciado: number,
): Omit<Repetivel, 'login'> | undefined {
  const chave = readKey(request.headers['idempotency-key'])
  if (chave === undefined) return undefined
  return {
    credenciado,
    chave,
    operacao: call.name,
    corpo: hashCorpo([dropSegredos(call), call.upload?.sha256]),
  }
}

/** What tells a request from another: all but a password, of which not even a hash without salt is kept (Segurança A2). */
function dropSegredos({ route, input }: Call): unknown {
  const { body, ...resto } = input
  const campos: Readonly<Record<string, object>> =
    route.body && Type.IsObject(route.body) ? route.body.properties : {}
  if (typeof body !== 'object' || body === null) return input
  const isAberto = ([campo]: [string, unknown]) => !('segredo' in (campos[campo] ?? {}))
  return { ...resto, body: Object.fromEntries(Object.entries(body).filter(isAberto)) }
}

/** A file that is not sent after all is closed: nobody else would, and what it holds would stay held. */
function discard(body: unknown): void {
  if (typeof body !== 'object' || body === null || !('conteudo' in body)) return
  if (body.conteudo instanceof Readable) body.conteudo.destroy()
}

import type { Visivel } from '@portal/contract/campo.ts'
import type { DetalheErro } from '@portal/contract/errors.ts'
import type { Checked, ErrorOf, Reply, Route, RouteGroup } from '@portal/contract/route.ts'
import type { Db } from '../db/client.ts'
import type { Temporario } from '../files/temporario.ts'
import type { Acesso } from '../trilha/acesso.ts'
import type { CallServices, Services } from './services.ts'
import type { Sessao, SessaoCelular } from './sessao.ts'

/** Transactions of the session's provider, one after another, while the call holds none. */
export type Transactions = Record<'read' | 'transaction', <T>(work: (db: Db) => Promise<T>) => Promise<T>>

/** Who asks, as the request's first byte told: a client that hangs up takes nothing of it away. */
export type Requisicao = {
  id: string
  /** An address in its one form, or `desconhecido` (`endereco.ts`): bounded, whatever a proxy passes on. */
  ip: string
  agente: string
  cookies: Readonly<Record<string, string | undefined>>
}

/** A file reply: the bytes, and how they are named and typed. */
export type Arquivo = {
  conteudo: Buffer | NodeJS.ReadableStream
  tipo: string
  nome: string
  /** Shown in the page (re-encoded images, PDF) instead of downloaded. */
  inline?: boolean
  headers?: Record<string, string>
}

/** A stream of server-sent events. */
export type Fluxo = {
  /** `signal` fires when the reader leaves, or may not read on. */
  events: (signal: AbortSignal) => AsyncIterable<unknown>
  /** Who reads: a session, and a provider, holds only so many streams. */
  leitor: Pick<Sessao, 'sid' | 'codigoCredenciado'>
  /** Milliseconds for which the session may read on as things stand; none when it no longer may. */
  findPrazoMs: () => Promise<number>
  /** Calls `changed` when the answer to that may be another one. Answers how to stop. */
  watchSessao: (changed: () => void) => () => void
}

/** An uploaded file, received whole and within the size limit. The edge closes it after the call. */
export type Upload = Temporario & { nome: string; bytes: number; sha256: string }

type ReplyOf<R extends Route> = R['reply'] extends 'arquivo'
  ? Arquivo
  : R['reply'] extends 'fluxo'
    ? Fluxo
    : Visivel<Reply<R>>

/** Everything that a handler gets: the checked input, the session, the transaction and the refusal of its own codes. */
export type Context<R extends Route> = Checked<R> & {
  /** The call's transaction, in which only the session's provider has rows; a public call opens its own. */
  db: R['permission'] extends 'publica' ? undefined : Db
  sessao: R['permission'] extends 'publica'
    ? undefined
    : R['permission'] extends 'celular'
      ? SessaoCelular
      : Sessao
  services: R['permission'] extends 'publica' ? Services : CallServices
  /** For what goes on after the call's transaction has ended: streams and exports. */
  later: R['permission'] extends 'publica' ? undefined : Transactions
  /** The instant of the call; one for all that it writes. */
  agora: Date
  /** Civil day of `agora` in São Paulo. */
  hoje: string
  requisicao: Requisicao
  /** Refuses with one of the codes that the route lists. Does not return. */
  fail: (codigo: ErrorOf<R>, detalhes?: readonly DetalheErro[], retryAfter?: number) => never
  /** Notes the patient that the call concerns; a route marked `patientData` must. */
  trilha: (acesso: Acesso) => void
  /** Version of the guide that the caller saw (`If-Match`), when it said so. */
  versao: number | undefined
  /** The name that the caller gave the write (`Idempotency-Key`), if it did: another name is another write. */
  chave: string | undefined
  upload: R['multipart'] extends string ? Upload : undefined
  /** Sets a response header (cookies of the session, totals of an export). */
  setHeader: (name: string, value: string) => void
}

/** One operation's handler: load, decide, write, reply. */
export type Handler<R extends Route> = (context: Context<R>) => Promise<ReplyOf<R>>

/**
 * A handler of a call that needs time while it holds no connection (a password is hashed, an image decoded) or writes
 * that must stay though the call is refused (a counted attempt): `prepare` does that, and answers the handler proper.
 */
export type PreparedHandler<R extends Route> = {
  prepare: (context: Omit<Context<R>, 'db' | 'later'> & Transactions) => Promise<Handler<R>>
  /** Whether a kept answer may still be given to its repetition, which is otherwise judged anew; always where unsaid. */
  stands?(db: Db, sessao: Sessao, resposta: Reply<R>): Promise<boolean>
}

/** The parts of a context that only a call of somebody who is in has, or has in another way. */
type DeQuemEntrou = { db: unknown; sessao: unknown; later: unknown; services: unknown }

/**
 * A handler of a call that lets in who brings, as the bearer, what is no session's but opens one. `knows` tells such a bearer
 * before the input is read: with any other the session comes first, as everywhere. `admit` answers whom it lets in and
 * undefined to anybody else, who is served by `handle` and needs a session too.
 */
export type AdmittingHandler<R extends Route> = {
  knows: (services: Services, bearer: string) => boolean
  admit: (
    context: Omit<Context<R>, keyof DeQuemEntrou> & { services: Services },
    bearer: string | undefined,
  ) => Promise<ReplyOf<R> | undefined>
  handle: Handler<R>
}

export type AnyHandler<R extends Route> = Handler<R> | PreparedHandler<R> | AdmittingHandler<R>

/** A handler for each call of a noun; a missing one does not compile. */
export type Handlers<G extends RouteGroup> = { readonly [K in keyof G]: AnyHandler<G[K]> }

import type { Permissao } from '@portal/domain/acesso/permissao.tables.ts'
import type { Static, TObject, TSchema } from 'typebox'
import type { CodigoErro, CodigoErroBorda } from './errors.ts'

/** Who may call: anyone, any logged-in provider, or one whose menu holds the named function (Spec §6). */
export type Permission = 'publica' | 'sessao' | Permissao

/** Replies that are not JSON: a file to download, or a stream of server-sent events. */
export type RawReply = 'arquivo' | 'fluxo'

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The whole address, so that `grep` finds it; path parameters in braces, as in Spec §7. */
  path: `/api/${string}`
  /** One line of Portuguese for the API document. */
  summary: string
  params?: TObject
  query?: TObject
  body?: TSchema
  /** Name of the multipart field that carries the file; its content is streamed and limited (Spec §9). */
  multipart?: string
  reply: TSchema | RawReply
  /** Codes this operation itself may refuse with; the edge's own (`CodigoErroBorda`) go without saying. */
  errors: readonly CodigoErro[]
  permission: Permission
  /** The reply or the effect concerns a patient: the call must leave a row in the access trail. */
  patientData?: true
  /**
   * Only reads: a POST because its input (a CPF, a card, a whole form) has no place in an address. No answer is kept.
   */
  reads?: true
  /** The reply is a secret: it is never kept, and the operation itself says what a repetition gets. */
  secret?: true
  /** A call that Spec §7 does not name (Produto §7). */
  own?: true
}

/** The calls of one noun, by operation name. */
export type RouteGroup = Readonly<Record<string, Route>>

/** Declares one call. A plain value: the server routes by it, the web calls by it, the API document lists it. */
export const route = <const R extends Route>(value: R): R => value

type StaticOf<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends TSchema
  ? { [P in K]: Static<R[K]> }
  : unknown

/** What a caller sends, by part. */
export type Input<R extends Route> = StaticOf<R, 'params'> & StaticOf<R, 'query'> & StaticOf<R, 'body'>

/** What a caller gets back as JSON. */
export type Reply<R extends Route> = R['reply'] extends TSchema ? Static<R['reply']> : never

/** Every code that a call may answer with. */
export type ErrorOf<R extends Route> = R['errors'][number] | CodigoErroBorda

import type { Permission } from '@portal/domain/acesso/permissao.tables.ts'
import type { Static, TObject, TSchema } from 'typebox'
import type { CodigoErro, CodigoErroBorda } from './errors.ts'

/** Replies that are not JSON: a file to download, or a stream of server-sent events. */
export type RawReply = 'arquivo' | 'fluxo'

/** What a patient is asked for by, and a harvester could count through; the opaque `chave` is none: nobody guesses it. */
export const camposConsulta = ['codigoAssociado', 'cdAssociado', 'cpf', 'numeroAtendimento', 'termo'] as const

type Facts = {
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
  /**
   * What the file of the reply is called where its name does not come along, as an answer of another origin hides it: the
   * first of these of which the call has every part. `{hoje}` is its day, and `{tipo}` the ending of what came.
   */
  arquivo?: readonly string[]
  /**
   * Codes this operation itself may refuse with; those of its limit (`listErros`) and the edge's own (`CodigoErroBorda`)
   * go without saying.
   */
  errors: readonly CodigoErro[]
  /** Counted as a look-up of a patient where it names one (`camposConsulta`): so many a minute (API-ELE-0003). */
  limite?: 'consulta'
  /** It is said here and nowhere else: the server refuses by it, the web's buttons, keys and search ask it. */
  permission: Permission
  /** The reply or the effect concerns a patient: the call must leave a row in the access trail. */
  patientData?: true
  /** Why a read about a patient need not be read again when a guide changed (`mudancaGuia`). */
  steady?: string
  /** The reply is a secret: it is never kept, and the operation itself says what a repetition gets. */
  secret?: true
  /** A call that Spec §7 does not name (Produto §7). */
  own?: true
}

/** A POST that only reads: its input (a CPF, a card, a whole form) has no place in an address. No answer is kept. */
export type ReadRoute = Facts &
  ({ method: 'GET' } | { method: 'POST'; reads: true }) & { stale?: never; sensivel?: never }

export type WriteRoute = Facts & {
  method: 'POST' | 'PUT' | 'DELETE'
  reads?: never
  /** The nouns and operations (`guia`, `imagem.listImagens`) whose answers it changes: whoever shows them reads again. */
  stale: readonly string[]
  /** Signs, pays, cancels or changes who gets in: the session is renewed before it (Spec §4.7). */
  sensivel?: true
}

export type Route = ReadRoute | WriteRoute

export const isWrite = (route: Route): boolean => route.stale !== undefined

/** The calls of one noun, by operation name. */
export type RouteGroup = Readonly<Record<string, Route>>

type FieldOf<S> = S extends TSchema ? keyof Static<S> : never
type Asked<R extends Route> = (typeof camposConsulta)[number] & FieldOf<R['params'] | R['query'] | R['body']>
/** Whoever asks for a patient by what one may guess is limited, and nobody else. */
export type Limited<R extends Route> = [Asked<R>] extends [never]
  ? { limite?: never }
  : { limite: 'consulta' }

/** Whoever answers with a file names it, and nobody else. */
export type Named<R extends Route> = R['reply'] extends 'arquivo'
  ? { arquivo: readonly [string, ...string[]] }
  : { arquivo?: never }

/** Declares one call. A plain value: the server routes by it, the web calls by it, the API document lists it. */
export const route = <const R extends Route>(value: R & Limited<R> & Named<R>): R => value

/** Every code that a call itself may refuse with, its limit's among them. */
export const listErros = ({ errors, limite }: Route): readonly CodigoErro[] =>
  limite ? [...errors, 'API-ELE-0003'] : errors

type StaticOf<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends TSchema
  ? { [P in K]: Static<R[K]> }
  : unknown

/** What a handler gets, by part: every part that the route names is there. */
export type Checked<R extends Route> = StaticOf<R, 'params'> & StaticOf<R, 'query'> & StaticOf<R, 'body'>

/** A body of which nothing has to be said need not be sent. */
type BodyOf<R extends Route> = R['body'] extends TSchema
  ? object extends Static<R['body']>
    ? { body?: Static<R['body']> }
    : { body: Static<R['body']> }
  : unknown

/** What a caller sends, by part. */
export type Input<R extends Route> = StaticOf<R, 'params'> & StaticOf<R, 'query'> & BodyOf<R>

/** What a caller gets back as JSON. */
export type Reply<R extends Route> = R['reply'] extends TSchema ? Static<R['reply']> : never

/** Every code that a call may answer with. */
export type ErrorOf<R extends Route> = R['errors'][number] | CodigoErroBorda

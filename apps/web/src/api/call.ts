import type { Input, Reply, Route } from '@portal/contract/route.ts'
import { isAuth } from './base.ts'
import { isErroApi, localError, readError } from './erroApi.ts'
import { fetchOnce } from './fetchOnce.ts'
import { type Parts, toOutgoing } from './outgoing.ts'
import { readAgain } from './readAgain.ts'
import { isPassing, renewOrEnd } from './renew.ts'
import { type ArquivoRecebido, type OnDownload, readReply } from './reply.ts'
import { sendWithRetry } from './retry.ts'
import { type Session, session } from './session.ts'
import { isRenewedFirst, remainingMs } from './sessionClock.ts'
import { sendUpload, type Upload } from './upload.ts'

export type CallOptions = {
  /** Version of the guide that the form shows; a newer one in the database refuses the write with 409. */
  versao?: number | undefined
  /** Kept with what is sent (`useWrite`), so that a double click or a lost answer is one write; else made here. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Told each time that the call leaves for the service, once its session has been renewed. */
  onSend?: () => void
  /** The file of a multipart call. */
  upload?: Upload
  /** Told how far the file of the answer got, 0 to 1. */
  onDownload?: OnDownload
}

type Options<R extends Route> = Input<R> & CallOptions
type Args<R extends Route> = object extends Options<R> ? [options?: Options<R>] : [options: Options<R>]
export type ReplyOf<R extends Route> = R['reply'] extends 'arquivo'
  ? ArquivoRecebido
  : R['reply'] extends 'fluxo'
    ? Response
    : Reply<R>

/**
 * The only way to the services: makes the call of a contract route, typed by it.
 * `const guia = await call(guiaContract.getGuia, { query: { numeroFicha } })`
 *
 * The session as Spec §7 has it:
 * - without a token it ends;
 * - near its end, and before what is sensitive, it is renewed first, and ends as expired where that is refused;
 * - a 401 renews it and the call is made once more, then it ends;
 * - any 403 ends it.
 *
 * What reads, and what carries a key (every write does), is sent again while the network or the service fails, be it in
 * the middle of an answer. Throws `ErroApi`, or the signal's reason.
 */
export async function call<const R extends Route>(route: R, ...[options]: Args<R>): Promise<ReplyOf<R>> {
  return send(route, options ?? {})
}

/** Makes a call whose parts its own types have already joined to the route. */
export async function send<R extends Route>(route: R, parts: Parts): Promise<ReplyOf<R>> {
  const response = await answer(route, parts, keyOf(route, parts))
  return (await readReply(route, response, parts)) as ReplyOf<R>
}

/**
 * Makes a call by the token given: what refuses it renews and ends no session of this browser. It is sent once, for such a
 * token may serve once; what carries a key is sent again as any call.
 */
export async function callByToken<const R extends Route>(
  route: R,
  token: string,
  parts: Input<R> & Pick<CallOptions, 'idempotencyKey'>,
): Promise<ReplyOf<R>> {
  const { idempotencyKey: key } = parts
  const outgoing = toOutgoing(route, parts as Parts, token, key)
  const send = () => fetchOnce(route, outgoing)
  const response = await sendWithRetry(send, { isRepeatable: key !== undefined, signal: undefined })
  if (!response.ok) throw await readError(response)
  return (await readReply(route, response, parts as Parts)) as ReplyOf<R>
}

const isPublic = (route: Route): boolean => route.permission === 'publica'
/** Whoever calls has no session here: nobody, or a telephone with the cookie of one guide. */
const isWithoutSession = (route: Route): boolean => isPublic(route) || route.permission === 'celular'
const isRead = (route: Route): boolean => route.stale === undefined

function keyOf(route: Route, { idempotencyKey }: Parts): string | undefined {
  if (isRead(route) || isPublic(route)) return undefined
  return idempotencyKey ?? crypto.randomUUID()
}

async function answer(route: Route, parts: Parts, key: string | undefined): Promise<Response> {
  if (isWithoutSession(route)) return accept(route, await transmit(route, parts, undefined, key))
  const first = await freshSession(route)
  const response = await transmit(route, parts, first, key)
  if (response.status !== 401) return accept(route, response)
  const second = await renewOrEnd(first, 'encerrada')
  return accept(route, await transmit(route, parts, second, key))
}

/** The session, renewed when its end is near or the call is a sensitive one. Ends it when there is none. */
async function freshSession({ sensivel }: Route): Promise<Session> {
  const store = session()
  const found = store.load()
  if (!found) {
    store.end('encerrada')
    throw localError('SESSAO_ENCERRADA')
  }
  if (!isRenewedFirst(found.receipt, store.now(), sensivel === true)) return found
  const hasTime = remainingMs(found.receipt, store.now()) > 0
  // A renewal that finds no server, or a busy one, must not stop a call whose token is still good.
  return renewOrEnd(found).catch((error: unknown) => {
    if (hasTime && isPassing(error)) return found
    throw error
  })
}

function transmit(route: Route, parts: Parts, found: Session | undefined, key: string | undefined) {
  const { upload, signal, onSend, onDownload } = parts
  const outgoing = toOutgoing(route, parts, found?.token, key)
  const send = () => {
    onSend?.()
    if (upload) return sendUpload(outgoing, upload.onProgress ?? (() => undefined))
    return fetchOnce(route, outgoing, onDownload)
  }
  return sendWithRetry(send, { isRepeatable: isRead(route) || key !== undefined, signal })
}

/** Passes a good answer on; ends the session where Spec §7.11 says so and throws the refusal. */
async function accept(route: Route, response: Response): Promise<Response> {
  if (response.ok) return response
  const { status } = response
  if (!isWithoutSession(route) && status === 401) session().end('encerrada')
  if (!isWithoutSession(route) && status === 403) session().end(isAuth(route.path) ? 'inicio' : 'encerrada')
  const error = await readError(response)
  // Locked since the menu was read: what the screens offer follows.
  if (isErroApi(error, 'API-MEN-0001')) void readAgain(['menu', 'credenciado.getParticularidades'])
  throw error
}

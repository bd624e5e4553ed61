import { setTimeout as sleep } from 'node:timers/promises'
import { acesso } from '@portal/contract/acesso.ts'
import { SENHA_DEMONSTRACAO } from '../../seed/credenciado/credenciado.data.ts'
import { type Answers, isPassing } from './answers.ts'

/** The headers of a logged-in provider. */
export type Session = Readonly<Record<'authorization' | 'cookie', string>>

/** A write as it goes over the wire; its key makes it one write however often it is sent. */
export type Request = {
  method: string
  url: string
  key: string
  /** Undefined: it only reads. */
  body: string | Buffer<ArrayBuffer> | undefined
  contentType: string
}

/** Logs in as the page does. Throws when it does not get in. */
export async function logIn(baseUrl: string, login: number, senha = SENHA_DEMONSTRACAO): Promise<Session> {
  const answer = await fetch(baseUrl + acesso.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: String(login), senha }),
    signal: AbortSignal.timeout(answerMs),
  })
  const session = await takeSession(answer)
  if (!session) throw new Error(`login ${login} was answered ${answer.status}`, { cause: answer.status })
  return session
}

/** The session that an answer opens or renews; undefined when it gives none. */
export async function takeSession(answer: Response): Promise<Session | undefined> {
  const { accessToken } = (await answer.json()) as { accessToken?: string }
  if (accessToken === undefined) return undefined
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { authorization: `Bearer ${accessToken}`, cookie: cookies.join('; ') }
}

export const answerMs = 20_000

/** `waitMs`: how long the server asked to be left alone, 0 when it did not. */
export type Reply = { status: number; replayed: boolean; waitMs: number; body: Record<string, unknown> }

/** Sends a write once and notes what came back; undefined when nothing did. */
export async function sendOnce(
  baseUrl: string,
  session: Session,
  { method, url, key, body, contentType }: Request,
  answers: Answers,
): Promise<Reply | undefined> {
  const sentAt = performance.now()
  try {
    const answer = await fetch(baseUrl + url, {
      method,
      headers: { ...session, ...(body && { 'idempotency-key': key, 'content-type': contentType }) },
      body: body ?? null,
      signal: AbortSignal.timeout(answerMs),
    })
    const json = (await answer.json()) as Record<string, unknown>
    answers.add({
      sentAt,
      at: performance.now(),
      status: answer.status,
      codigo: answer.ok ? undefined : String(json.codigo),
      retryAfter: answer.headers.get('retry-after'),
    })
    const waitMs = answer.status === 429 ? 1000 * Number(answer.headers.get('retry-after')) : 0
    return { status: answer.status, replayed: answer.headers.has('idempotent-replayed'), waitMs, body: json }
  } catch {
    answers.add({ sentAt, at: performance.now(), status: 0, codigo: undefined, retryAfter: null })
    return undefined
  }
}

const pauseMs = 50
const attempts = 1200

/**
 * Sends a write until it is acknowledged, always with its key. What cannot succeed by repeating (4xx but "in flight"
 * and "too many at once") ends it: undefined. Throws after a minute of trying.
 */
export async function sendUntilAcknowledged(
  baseUrl: string,
  session: Session,
  request: Request,
  answers: Answers,
): Promise<Reply | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const reply = await sendOnce(baseUrl, session, request, answers)
    if (reply && reply.status < 300) return reply
    if (reply && reply.status < 500 && !isPassing(String(reply.body.codigo))) return undefined
    await sleep(Math.max(pauseMs, reply?.waitMs ?? 0))
  }
  throw new Error(`${request.method} ${request.url} was never acknowledged`)
}

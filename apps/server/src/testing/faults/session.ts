import { setTimeout as sleep } from 'node:timers/promises'
import { acesso } from '@portal/contract/acesso.ts'
import { SENHA_DEMONSTRACAO } from '../../seed/credenciado.data.ts'
import type { Answers } from './answers.ts'

/** The headers of a logged-in provider. */
export type Session = Readonly<Record<'authorization' | 'cookie', string>>

/** A write as it goes over the wire; its key makes it one write however often it is sent. */
export type Request = {
  method: string
  url: string
  key: string
  body: string | Buffer<ArrayBuffer>
  contentType: string
}

/** Logs in as the page does. Throws when it does not get in. */
export async function logIn(baseUrl: string, login: number): Promise<Session> {
  const answer = await fetch(baseUrl + acesso.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: String(login), senha: SENHA_DEMONSTRACAO }),
  })
  const { accessToken } = (await answer.json()) as { accessToken?: string }
  if (accessToken === undefined) throw new Error(`login ${login} was answered ${answer.status}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { authorization: `Bearer ${accessToken}`, cookie: cookies.join('; ') }
}

const answerMs = 20_000

export type Reply = { status: number; replayed: boolean; body: Record<string, unknown> }

/** Sends a write once and notes what came back; undefined when nothing did. */
export async function sendOnce(
  baseUrl: string,
  session: Session,
  { method, url, key, body, contentType }: Request,
  answers: Answers,
): Promise<Reply | undefined> {
  try {
    const answer = await fetch(baseUrl + url, {
      method,
      headers: { ...session, 'idempotency-key': key, 'content-type': contentType },
      body,
      signal: AbortSignal.timeout(answerMs),
    })
    const json = (await answer.json()) as Record<string, unknown>
    answers.add({
      at: performance.now(),
      status: answer.status,
      codigo: answer.ok ? undefined : String(json.codigo),
      retryAfter: answer.headers.get('retry-after'),
    })
    return { status: answer.status, replayed: answer.headers.has('idempotent-replayed'), body: json }
  } catch {
    answers.add({ at: performance.now(), status: 0, codigo: undefined, retryAfter: null })
    return undefined
  }
}

const pauseMs = 50
const attempts = 1200

/**
 * Sends a write until it is acknowledged, always with its key. What cannot succeed by repeating (4xx but "in flight")
 * ends it: undefined. Throws after a minute of trying.
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
    if (reply && reply.status < 500 && reply.body.codigo !== 'API-GEN-0010') return undefined
    await sleep(pauseMs)
  }
  throw new Error(`${request.method} ${request.url} was never acknowledged`)
}

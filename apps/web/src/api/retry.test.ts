import { beforeEach, describe, expect, it } from 'vitest'
import { connection } from './connection.ts'
import { sendWithRetry } from './retry.ts'

const ok = () => new Response('{}', { status: 200 })
const refusal = (status: number, codigo: string) =>
  new Response(JSON.stringify({ codigo, mensagem: 'm' }), { status })
const failure = (): Response => {
  throw new TypeError('network failure')
}

function script(...answers: (() => Response)[]) {
  let sent = 0
  const send = async () => (answers[sent++] ?? ok)()
  return { send, count: () => sent }
}

const options = { isRepeatable: true, signal: undefined, delays: [0, 0] }

beforeEach(() => connection.set('conectado'))

describe('sendWithRetry', () => {
  it.each([
    ['a broken line', [failure, ok], 200, 2],
    ['a service that is down', [() => refusal(503, 'API-GEN-0006'), ok], 200, 2],
    ['the same request still in flight', [() => refusal(409, 'API-GEN-0010'), ok], 200, 2],
    ['a share of the service that is in use', [() => refusal(429, 'API-GEN-0004'), ok], 200, 2],
    ['too many attempts to log in', [() => refusal(429, 'API-ACE-0004'), ok], 429, 1],
    ['a service without room to write', [() => refusal(503, 'API-GEN-0012'), ok], 503, 1],
    ['a stale version', [() => refusal(409, 'API-GTO-0010'), ok], 409, 1],
    ['a refusal', [() => refusal(422, 'API-ACE-0005'), ok], 422, 1],
    ['an unexpected failure', [() => refusal(500, 'API-GEN-0005'), ok], 500, 1],
  ])('after %s', async (_, answers, status, sent) => {
    const { send, count } = script(...answers)
    expect((await sendWithRetry(send, options)).status).toBe(status)
    expect(count()).toBe(sent)
    expect(connection.getSnapshot()).toBe('conectado')
  })

  it('gives up after the last wait, and says what the connection is like', async () => {
    const { send, count } = script(failure, failure, failure, ok)
    await expect(sendWithRetry(send, options)).rejects.toMatchObject({ codigo: 'SEM_CONEXAO', status: 0 })
    expect(count()).toBe(3)
    expect(connection.getSnapshot()).toBe('semConexao')
    const down = script(...Array.from({ length: 3 }, () => () => refusal(503, 'API-GEN-0006')))
    await expect(sendWithRetry(down.send, options)).rejects.toMatchObject({
      codigo: 'API-GEN-0006',
      status: 503,
    })
    expect(connection.getSnapshot()).toBe('indisponivel')
  })

  it('never repeats what may have been done', async () => {
    const { send, count } = script(failure, ok)
    await expect(sendWithRetry(send, { ...options, isRepeatable: false })).rejects.toMatchObject({
      status: 0,
    })
    expect(count()).toBe(1)
  })

  it('stops waiting when the caller gives up', async () => {
    const abort = new AbortController()
    const { send } = script(failure)
    const waiting = sendWithRetry(send, { ...options, signal: abort.signal, delays: [60_000] })
    setTimeout(() => abort.abort(new Error('given up')), 1)
    await expect(waiting).rejects.toThrow('given up')
  })
})

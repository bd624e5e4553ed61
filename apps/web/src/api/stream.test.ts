import { notificacao } from '@portal/contract/notificacao.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { ErroApi, localError } from './erroApi.ts'
import { listenTo, readEvents } from './stream.ts'

vi.mock('./call.ts', () => ({ call: vi.fn() }))
afterEach(() => void vi.useRealTimers())

/** Bytes cut where they please, as a network does. */
function bodyOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

it.each([1, 3, 7, 1000])('reads events out of pieces of %i bytes, heartbeats dropped', async (size) => {
  const text =
    ': aberto\n\ndata: {"versao":1,"nome":"Conceição"}\n\n: .\n\ndata: {"versao":2}\n\ndata: {"vers'
  const events: unknown[] = []
  for await (const event of readEvents(bodyOf(text, size))) events.push(event)
  expect(events).toEqual([{ versao: 1, nome: 'Conceição' }, { versao: 2 }])
})

describe('listenTo', () => {
  /** How often the line is asked for in ten seconds, when that is the answer each time. */
  async function countCalls(answer: Error): Promise<number> {
    vi.useFakeTimers()
    const asked = vi.mocked(call).mockReset().mockRejectedValue(answer)
    const stop = new AbortController()
    const done = listenTo(notificacao.watchNotificacoes, {}, () => undefined, stop.signal)
    await vi.advanceTimersByTimeAsync(10_000)
    stop.abort()
    await done
    return asked.mock.calls.length
  }

  it.each([
    ['the end of the session', localError('SESSAO_ENCERRADA'), 1],
    ['a 404', new ErroApi({ codigo: 'API-GTO-0001', mensagem: '' }, 404), 1],
    ['a 403', new ErroApi({ codigo: 'API-GEN-0003', mensagem: '' }, 403), 1],
    ['too many streams at once', new ErroApi({ codigo: 'API-GEN-0010', mensagem: '' }, 429), 4],
    ['a failed server', new ErroApi({ codigo: 'API-GEN-0005', mensagem: '' }, 500), 4],
    ['a dropped line', localError('SEM_CONEXAO'), 4],
  ])('after %s', async (_what, answer, calls) => {
    expect(await countCalls(answer)).toBe(calls)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendWithRetry } from './retry.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  // In the middle of what they are set apart by: the very waits of the table.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ok = () => new Response('{}', { status: 200 })
const broken = (): Response => {
  throw new TypeError('network failure')
}
const busy = (aguarde?: number) => () =>
  new Response(JSON.stringify({ codigo: 'API-GEN-0004', mensagem: 'm' }), {
    status: 429,
    headers: aguarde === undefined ? {} : { 'retry-after': String(aguarde) },
  })

/** The instants at which a request is sent, in milliseconds from the first one. */
async function send(...answers: readonly (() => Response)[]): Promise<number[]> {
  const sent: number[] = []
  const next = async () => (answers[sent.push(Date.now()) - 1] ?? broken)()
  const done = sendWithRetry(next, { isRepeatable: true, signal: undefined }).catch(() => undefined)
  await vi.runAllTimersAsync()
  await done
  return sent
}

describe('how long sendWithRetry waits', () => {
  it('more and more, and gives up after the seventh try', async () => {
    expect(await send()).toEqual([0, 400, 1200, 2800, 6000, 11_000, 16_000])
  })

  it('what the service asks for, besides', async () => {
    expect(await send(busy(2), ok)).toEqual([0, 2400])
    expect(await send(busy(), ok).then(([first = 0, second = 0]) => second - first)).toBe(400)
  })

  it.each([
    [0, 300],
    [1, 500],
  ])('not in the same instant as every other: %d of the way, %i ms', async (fraction, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(fraction)
    expect(await send(broken, ok)).toEqual([0, ms])
  })
})

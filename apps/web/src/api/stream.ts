import type { Input, Route } from '@portal/contract/route.ts'
import { call } from './call.ts'
import { isErroApi } from './erroApi.ts'

const RECONNECT_MS = 3000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Splits server-sent events into the JSON of their data lines; comments (heartbeats) are dropped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncIterable<unknown> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n').filter((line) => line.startsWith('data:'))
      if (lines.length > 0) yield JSON.parse(lines.map((line) => line.slice(5).trim()).join('\n'))
    }
  }
}

const isRefusal = (error: unknown): boolean =>
  isErroApi(error) &&
  (error.codigo === 'SESSAO_ENCERRADA' || (error.status >= 400 && error.status < 500 && error.status !== 429))

/**
 * Listens to a route of server-sent events until `signal` aborts, and comes back by itself when the line drops.
 * `EventSource` cannot send the bearer, hence `fetch`. Give `onEvent` the type that the route's documentation names.
 */
export async function listenTo<const R extends Route & { reply: 'fluxo' }>(
  route: R,
  input: Input<R>,
  onEvent: (event: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      // The type of `call`'s arguments cannot be resolved while R is still open.
      const response = (await call(
        route as Route,
        { ...(input as object), signal } as never,
      )) as unknown as Response
      if (response.body) for await (const event of readEvents(response.body)) onEvent(event)
    } catch (error) {
      // 404 and refusals stay refusals; a dropped line, or a server that is away, is worth coming back to.
      if (!signal.aborted && isRefusal(error)) return
    }
    await pause(RECONNECT_MS, signal)
  }
}

import { expect, it } from 'vitest'
import { readEvents } from './stream.ts'

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

import { once } from 'node:events'
import { connect } from 'node:net'

/** One request as it goes over the wire. */
export type Message = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
}

/** Whose answer came, in the order asked; `seconds` is its Retry-After. */
export type Answer = { status: number; seconds: number | undefined }

/** A connection that stays open, with one call on its way at a time. */
export type HttpSocket = { ask: (message: Buffer) => Promise<Answer>; end: () => Promise<void> }

export function toBytes(host: string, { method, path, headers, body = '' }: Message): Buffer {
  const all = { host, ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
}

/** The whole answer at the start of the bytes; undefined while some of it is still to come. */
function readAnswer(bytes: Buffer): Answer | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('an answer without content-length')
  if (bytes.length < headEnd + 4 + Number(length)) return undefined
  const wait = /retry-after: (\d+)/i.exec(head)?.[1]
  return { status: Number(head.slice(9, 12)), seconds: wait === undefined ? undefined : Number(wait) }
}

export async function openSocket(hostname: string, port: number): Promise<HttpSocket> {
  const socket = connect(port, hostname)
  await once(socket, 'connect')
  let parts: Buffer[] = []
  let waiting: PromiseWithResolvers<Answer> | undefined
  socket.on('data', (part) => {
    parts.push(part)
    const bytes = parts.length === 1 ? part : Buffer.concat(parts)
    const answer = readAnswer(bytes)
    if (answer === undefined) {
      parts = [bytes]
      return
    }
    parts = []
    waiting?.resolve(answer)
  })
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')))
  socket.on('error', (error) => waiting?.reject(error))
  return {
    ask: (message) => {
      // One that the server closed meanwhile would never tell.
      if (socket.closed) return Promise.reject(new Error('the connection was closed'))
      waiting = Promise.withResolvers()
      socket.write(message)
      return waiting.promise
    },
    end: async () => {
      waiting = undefined
      if (socket.closed) return
      const closed = once(socket, 'close')
      socket.end()
      await closed
    },
  }
}

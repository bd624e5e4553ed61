import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Where a server that listens is reached. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A connection whose end, be it a reset, fails nobody. */
export function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** What one answer said, byte by byte as a client that is no browser reads it. */
export type Cru = { status: number; headers: Record<string, string>; body: string }

/** Reads the answers in what was received; the last may have no end. */
export function parseAll(text: string): Cru[] {
  const answers: Cru[] = []
  let rest = text
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n')
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    )
    const length = Number(headers['content-length'] ?? 0)
    const body = Buffer.from(rest.slice(end + 4))
      .subarray(0, length)
      .toString()
    answers.push({ status: Number(first.split(' ')[1]), headers, body })
    rest = rest.slice(end + 4 + body.length)
  }
  return answers
}

/** Sends bytes as they are and collects what comes until the server closes, or until `isEnough`. */
export function exchange(
  port: number,
  bytes: string,
  isEnough: (answers: readonly Cru[]) => boolean = () => false,
): Promise<readonly Cru[]> {
  const socket = open(port)
  socket.write(bytes)
  let text = ''
  return new Promise((resolve) => {
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += String(chunk)
      if (isEnough(parseAll(text))) socket.destroy()
    })
    socket.on('close', () => resolve(parseAll(text)))
  })
}

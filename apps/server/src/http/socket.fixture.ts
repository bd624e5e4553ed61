import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Has the server listen and answers its port. */
export async function listen(app: FastifyInstance): Promise<number> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return Number(new URL(address).port)
}

export type Answer = { status: number; text: string }

/** Sends bytes as they are and answers what the server said until it closed the connection. */
export function talk(port: number, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    // The server may close on a body that it does not read to its end; what it said first is the answer.
    socket.on('error', (error) => (text === '' ? reject(error) : undefined))
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }))
  })
}

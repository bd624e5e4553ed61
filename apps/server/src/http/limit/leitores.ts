import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream'

/** A reader keeps us waiting for no longer than this before it has taken anything. */
const CREDITO_S = 10
/** What it takes earns it time: a second for each 16 KB, half of what a poor mobile line carries, up to this. */
const CREDITO_MAXIMO_S = 30
const BYTES_POR_SEGUNDO = 16 * 1024

type Leitor = {
  /** The replies on their way through the connection. */
  respostas: Set<ServerResponse>
  tomados: number
  credito: number
}

/** Who reads at the other end of each connection that a reply is on its way through. */
export type Leitores = {
  /** Notes a reply until it is over. */
  begin: (resposta: ServerResponse) => void
  /** The replies on their way through a connection, in the order they were asked for. */
  respostasOf: (socket: Socket) => readonly ServerResponse[]
  /** Cuts off those who do not read; to be done every second. */
  sweep: () => void
}

/** What the system took of the connection's bytes: the pieces that wait, or are half taken, do not count. */
const takenOf = (socket: Socket): number => socket.bytesWritten - socket.writableLength

/** A second has passed: whether the reader may go on. Time counts only while it keeps something waiting. */
function judge(socket: Socket, leitor: Leitor): boolean {
  const tomados = takenOf(socket)
  const ganho = (tomados - leitor.tomados) / BYTES_POR_SEGUNDO
  const gasto = socket.writableLength > 0 ? 1 : 0
  leitor.tomados = tomados
  leitor.credito = Math.min(CREDITO_MAXIMO_S, leitor.credito + ganho - gasto)
  return leitor.credito > 0
}

export function createLeitores(): Leitores {
  const leitores = new Map<Socket, Leitor>()
  return {
    begin: (resposta) => {
      const { socket } = resposta.req
      // Who waits for its end: this, the count of the provider's, Fastify's log and the stream of a large answer.
      resposta.setMaxListeners(20)
      const leitor = leitores.get(socket) ?? {
        respostas: new Set(),
        tomados: takenOf(socket),
        credito: CREDITO_S,
      }
      leitores.set(socket, leitor)
      leitor.respostas.add(resposta)
      finished(resposta, () => {
        leitor.respostas.delete(resposta)
        if (leitor.respostas.size === 0) leitores.delete(socket)
      })
    },
    respostasOf: (socket) => [...(leitores.get(socket)?.respostas ?? [])],
    sweep: () => {
      for (const [socket, leitor] of leitores) {
        // Reset, so that the system does not go on holding what nobody takes.
        if (!judge(socket, leitor)) socket.resetAndDestroy()
      }
    },
  }
}

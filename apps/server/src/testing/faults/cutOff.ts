import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { guia } from '@portal/contract/guia.ts'
import { Answers } from './answers.ts'
import { type Request, type Session, sendUntilAcknowledged } from './session.ts'
import { makeVisit, type Work } from './visit.ts'
import { releaseSenha, uploadArquivo } from './writes.ts'

type Wire = Work & { port: number }

const times = 30

function writeHead({ method, url, key, contentType, body }: Request, session: Session): string {
  const headers = Object.entries({
    ...session,
    host: 'localhost',
    ...(body && {
      'idempotency-key': key,
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(body)),
    }),
  })
  return `${method} ${url} HTTP/1.1\r\n${headers.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Writes whose client leaves before the answer, whenever that is, and comes back with the same key. */
async function abortWrites(wire: Wire): Promise<void> {
  let aborted = 0
  const isOver = () => aborted >= times
  while (!isOver()) {
    await makeVisit({
      ...wire,
      isOver,
      deliver: async ({ request }) => {
        const socket = await open(wire.port)
        socket.write(writeHead(request, wire.session))
        socket.write(request.body ?? '')
        await sleep(Math.random() * 40)
        socket.resetAndDestroy()
        aborted++
        return sendUntilAcknowledged(wire.baseUrl, wire.session, request, new Answers())
      },
    })
  }
}

/** Uploads that end half way, of a guide whose images are counted: none of them may be there. */
async function abandonUploads({ port, baseUrl, session, ledger, supplies }: Wire): Promise<void> {
  const { request: release, kind, mark } = releaseSenha(supplies.nextAssociado())
  const reply = await sendUntilAcknowledged(baseUrl, session, release, new Answers())
  const numeroFicha = Number(reply?.body.numeroFicha)
  ledger.acknowledged.push({ kind, mark, key: release.key, numeroFicha })
  for (let n = 0; n < times; n++) {
    const { nome, conteudo } = supplies.nextArquivo()
    const { request } = uploadArquivo(numeroFicha, nome, conteudo)
    const socket = await open(port)
    socket.write(writeHead(request, session))
    socket.write(request.body?.slice(0, Math.floor(conteudo.length * Math.random())) ?? '')
    await sleep(Math.random() * 40)
    socket.destroy()
  }
}

/** Asks and asks on one connection and reads nothing, until the end of the round. */
async function leaveUnread({ port, session, ledger }: Wire): Promise<Socket[]> {
  const [numeroFicha] = ledger.guias
  const url = `${guia.getGuiaDetalhada.path}?numeroFicha=${numeroFicha}`
  const request = {
    method: 'GET',
    url,
    key: randomBytes(1).toString('hex'),
    body: undefined,
    contentType: '',
  }
  return Promise.all(
    Array.from({ length: times }, async () => {
      const socket = await open(port)
      socket.pause()
      for (let n = 0; n < 10; n++) socket.write(writeHead(request, session))
      return socket
    }),
  )
}

/** Clients that go away in every way there is. The server must not mind. */
export async function cutClientsOff(wire: Wire): Promise<void> {
  const unread = await leaveUnread(wire)
  await Promise.all([abortWrites(wire), abandonUploads(wire)])
  for (const socket of unread) socket.destroy()
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as person } from './person.ts'

/** What came by the address whose answer was cut, first to last. */
export type Pedido = { chave: string | undefined; resposta: unknown }

/** A line to the portal that breaks in the middle of the first answer of an address that it was told. */
type LinhaCortada = { url: string; cut: (address: string) => Pedido[] }

type Cut = { address: string; pedidos: Pedido[] }

function openLine(portal: string) {
  let cut: Cut | undefined

  async function finish(asked: IncomingMessage, answer: IncomingMessage, response: ServerResponse) {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (!cut || asked.url?.split('?')[0] !== cut.address) return answer.pipe(response)
    const body = Buffer.concat(await answer.toArray())
    const chave = asked.headers['idempotency-key']
    const isFirst =
      cut.pedidos.push({ chave: chave?.toString(), resposta: JSON.parse(body.toString()) }) === 1
    if (isFirst) return response.write(body.subarray(0, body.length / 2), () => response.destroy())
    return response.end(body)
  }

  const server = createServer((asked, response) => {
    // Answers that a test can read
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const onward = request(new URL(asked.url ?? '/', portal), { method: asked.method, headers })
    onward.on('response', (answer) => {
      // Whoever gave up in the middle wants no more of it.
      finish(asked, answer, response).catch(() => response.destroy())
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    asked.pipe(onward)
  })

  return {
    server,
    cut(address: string): Pedido[] {
      cut = { address, pedidos: [] }
      return cut.pedidos
    },
  }
}

/** The whole of `person.ts` through such a line. */
export const test = person.extend<{ portal: string; linha: LinhaCortada }>({
  portal: [`http://localhost:${process.env.E2E_PORT}`, { option: true }],
  linha: async ({ portal }, use) => {
    const { server, cut } = openLine(portal)
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
    const { port } = server.address() as AddressInfo
    await use({ url: `http://localhost:${port}`, cut })
    server.closeAllConnections()
    server.close()
  },
  baseURL: async ({ linha }, use) => use(linha.url),
  // The context that serves one test after the other knows the portal alone.
  isApart: true,
})

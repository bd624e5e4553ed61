import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { imagem } from '@portal/contract/imagem.ts'
import { menu } from '@portal/contract/menu.ts'
import type { Route } from '@portal/contract/route.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReply, receive } from './reply.ts'
import { sendWithRetry } from './retry.ts'

const CONTENT = JSON.stringify({ itens: ['Elegibilidade', 'Solicitar autorização'] })

/** Cuts the line in the middle of as many answers as the address says; then answers whole. */
let asked = 0
const server = createServer(({ url }, response) => {
  const cuts = Number(url?.slice(1))
  const isWhole = asked++ >= cuts
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(CONTENT),
  })
  if (isWhole) response.end(CONTENT)
  else response.write(CONTENT.slice(0, 20), () => response.destroy())
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

async function ask(route: Route, cuts: number, isRepeatable: boolean): Promise<unknown> {
  asked = 0
  const { port } = server.address() as AddressInfo
  const send = async () => receive(route, await fetch(`http://127.0.0.1:${port}/${cuts}`))
  const response = await sendWithRetry(send, { isRepeatable, signal: undefined, delays: [0, 0] })
  return readReply(route, response, { query: { numeroFicha: 700000001, sequencial: 2 } })
}

describe('an answer cut in its middle', () => {
  it('is asked for again, and read whole', async () => {
    expect(await ask(menu.getMenu, 2, true)).toEqual(JSON.parse(CONTENT))
    expect(asked).toBe(3)
  })

  it('is asked for again when it is a file', async () => {
    const { conteudo, nome } = (await ask(imagem.getImagem, 1, true)) as { conteudo: Blob; nome: string }
    expect(await conteudo.text()).toBe(CONTENT)
    // What it is called did not come along.
    expect(nome).toBe('imagem-700000001-2.bin')
    expect(asked).toBe(2)
  })

  it('is no connection once there are no more tries', async () => {
    await expect(ask(menu.getMenu, 3, true)).rejects.toMatchObject({ codigo: 'SEM_CONEXAO', status: 0 })
    expect(asked).toBe(3)
  })

  it('is not asked for again where that could do a thing twice', async () => {
    await expect(ask(menu.getMenu, 1, false)).rejects.toMatchObject({ codigo: 'SEM_CONEXAO' })
    expect(asked).toBe(1)
  })
})

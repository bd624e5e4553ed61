import { Writable } from 'node:stream'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createDiskSpace } from '../../runtime/diskSpace.ts'
import { listen, open } from '../cru.fixture.ts'
import { createLotacao } from '../limit/lotacao.ts'
import { registerErrors } from './errorHandler.ts'

/** A server whose addresses fail each in its way, and what it logs. */
function createFailing() {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, stream)
  const app = Fastify({ loggerInstance })
  const diskSpace = createDiskSpace('.')
  registerErrors(app, diskSpace)
  const errors: Record<string, object> = {
    '/cheio': { code: 'ENOSPC' },
    '/fora': { code: 'ECONNREFUSED', syscall: 'connect' },
    '/fechada': { code: 'EROFS', syscall: 'open', path: 'imagens/00/x' },
    '/falha': {},
  }
  for (const [url, parts] of Object.entries(errors)) {
    app.get(url, { config: { operacao: url } }, () =>
      Promise.reject(Object.assign(new Error('não deu'), parts)),
    )
  }
  app.post('/corpo', async () => 'ok')
  return { app, diskSpace, lines }
}

it.each([
  ['/cheio', 503, 'API-GEN-0012', '30'],
  ['/fora', 503, 'API-GEN-0006', '2'],
  ['/fechada', 503, 'API-GEN-0006', '30'],
  ['/falha', 500, 'API-GEN-0005', undefined],
])('%s is answered %i with its code, and told once in a while', async (url, status, codigo, aguarde) => {
  const { app, lines } = createFailing()
  for (let time = 0; time < 50; time++) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json().codigo, answer.headers['retry-after']]).toEqual([
      status,
      codigo,
      aguarde,
    ])
  }
  expect(lines).toMatchObject([{ caladas: 0 }])
  await app.close()
})

it('a database that is away while there is no room is away for that', async () => {
  const { app, diskSpace } = createFailing()
  await app.inject('/cheio')
  expect(await diskSpace.findImpedimento()).toBe('semEspaco')
  expect((await app.inject('/fora')).json().codigo).toBe('API-GEN-0012')
  await app.close()
})

it('a full house is refused as one, with its own wait, whatever the disk has said', async () => {
  const { app } = createFailing()
  const lotacao = createLotacao(1)
  app.get('/lotada', async () => {
    lotacao(1)
    return 'ok'
  })
  await app.inject('/cheio')
  expect((await app.inject('/lotada')).body).toBe('ok')
  const { headers, ...answer } = await app.inject('/lotada')
  expect([answer.json().codigo, headers['retry-after']]).toEqual(['API-GEN-0006', '1'])
  await app.close()
})

it('who leaves in the middle of a request is no failure', async () => {
  const { app, lines } = createFailing()
  const failed = new Promise<void>((resolve) => app.addHook('onError', async () => resolve()))
  const socket = open(await listen(app))
  app.server.once('request', () => socket.destroy())
  socket.write(
    'POST /corpo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await failed
  await app.close()
  expect(lines).toEqual([])
})

/** A load from one process, for machines without wrk: keep-alive connections, each with one call on its way. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { percentile } from './figure.ts'
import type { Load } from './httpLoad.ts'

const load: Load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { hostname, port, host } = new URL(load.baseUrl)

const messages = load.requests.map(({ path, body = '' }) => {
  const headers = {
    host,
    ...load.headers,
    ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${load.method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
})

const latencies: number[] = []
let [failures, next] = [0, 0]
const endAt = performance.now() + load.seconds * 1000

/** Length of a whole answer at the start of the bytes, or 0 while some of it is still to come. */
function measureAnswer(bytes: Buffer): number {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return 0
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, headEnd))?.[1]
  if (length === undefined) throw new Error('an answer without content-length')
  const whole = headEnd + 4 + Number(length)
  return bytes.length >= whole ? whole : 0
}

async function work(): Promise<void> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let [bytes, sentAt] = [Buffer.alloc(0), 0]
  const send = () => {
    const message = messages[next++ % messages.length]
    sentAt = performance.now()
    if (message) socket.write(message)
  }
  socket.on('data', (chunk) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
    if (measureAnswer(bytes) === 0) return
    latencies.push(performance.now() - sentAt)
    if (bytes[9] !== 0x32) failures++
    bytes = Buffer.alloc(0)
    if (performance.now() < endAt) send()
    else socket.end()
  })
  send()
  await once(socket, 'close')
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: load.connections }, work))
const elapsed = (performance.now() - startedAt) / 1000
const result = {
  perSecond: latencies.length / elapsed,
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
  requests: latencies.length,
  failures,
}
process.stdout.write(`RESULT ${JSON.stringify(result)}\n`)

/** A load from one process, for machines without wrk: keep-alive connections, each with one call on its way. */
import { readFileSync } from 'node:fs'
import { percentile } from './figure.ts'
import type { Load } from './httpLoad.ts'
import { openSocket, toBytes } from './httpSocket.ts'

const load: Load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { hostname, port, host } = new URL(load.baseUrl)
const { method, headers } = load
const messages = load.requests.map(({ path, body }) => toBytes(host, { method, path, headers, body }))

const latencies: number[] = []
let [failures, next] = [0, 0]
const endAt = performance.now() + load.seconds * 1000

async function work(): Promise<void> {
  const socket = await openSocket(hostname, Number(port))
  do {
    const message = messages[next++ % messages.length]
    if (!message) break
    const sentAt = performance.now()
    const { status } = await socket.ask(message)
    latencies.push(performance.now() - sentAt)
    if (status < 200 || status > 299) failures++
  } while (performance.now() < endAt)
  await socket.end()
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

/** The client of an open load (openLoad.ts): a call that has to wait for a connection waits on its own clock. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './figure.ts'
import { type HttpSocket, type Message, openSocket, toBytes } from './httpSocket.ts'
import type { OpenLoad, Stream, StreamResult } from './openLoad.ts'

const load: OpenLoad = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { hostname, port, host } = new URL(load.baseUrl)

/** How often what became due is looked for; far below what is measured. */
const TICK_MS = 1

const withKey = (message: Message): Message =>
  message.body === undefined
    ? message
    : { ...message, headers: { ...message.headers, 'idempotency-key': randomUUID() } }

async function runStream({ name, messages, connections, rate }: Stream): Promise<StreamResult> {
  // Opened when one is needed: the server closes a connection that asks for nothing in its first seconds.
  const [sockets, free]: [HttpSocket[], HttpSocket[]] = [[], []]
  let opened = 0
  const [served, refused]: [number[], number[]] = [[], []]
  const failures: Record<string, number> = {}
  const fail = (why: string) => {
    failures[why] = (failures[why] ?? 0) + 1
  }
  let [next, begun] = [0, 0]
  const calls: Promise<void>[] = []
  const total = Math.round(rate * load.seconds)
  const startedAt = performance.now()
  const dueAt = (index: number) => startedAt + (index * 1000) / rate

  async function open(): Promise<HttpSocket> {
    opened++
    const socket = await openSocket(hostname, Number(port))
    sockets.push(socket)
    return socket
  }

  async function work(index: number, idle: HttpSocket | undefined): Promise<void> {
    const message = messages[index % messages.length]
    if (!message) return
    const socket = idle ?? (await open())
    try {
      const { status, seconds } = await socket.ask(toBytes(host, withKey(message)))
      const ms = performance.now() - dueAt(index)
      if (status < 300) served.push(ms)
      else if (seconds !== undefined) refused.push(ms)
      else fail(String(status))
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    }
    // Whoever is due already goes first: the connection is not idle between two.
    if (begun < next) await work(begun++, socket)
    else free.push(socket)
  }

  while (next < total) {
    while (next < total && dueAt(next) <= performance.now()) {
      next++
      if (free.length > 0 || opened < connections) calls.push(work(begun++, free.pop()))
    }
    await sleep(TICK_MS)
  }
  await Promise.all(calls)
  const elapsed = (performance.now() - startedAt) / 1000
  await Promise.all(sockets.map((socket) => socket.end()))
  return {
    name,
    due: total,
    served: served.length,
    perSecond: served.length / elapsed,
    p50: percentile(served, 0.5),
    p95: percentile(served, 0.95),
    p99: percentile(served, 0.99),
    refused: refused.length,
    refusedP99: percentile(refused, 0.99),
    failures,
  }
}

process.stdout.write(JSON.stringify(await Promise.all(load.streams.map(runStream))))

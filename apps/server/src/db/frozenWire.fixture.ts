import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type FrozenWire = {
  /** The database's address through the wire. */
  url: string
  /** From now on nothing passes, in either direction, and nobody is told. */
  freeze: () => void
  thaw: () => void
  close: () => Promise<void>
}

/** A wire to a database behind a Unix socket that can stop without a word, as a frozen server or a dead link does. */
export async function startFrozenWire(databaseUrl: string): Promise<FrozenWire> {
  const url = new URL(databaseUrl.replace('@/', '@localhost/'))
  const folder = url.searchParams.get('host') ?? ''
  const name = `.s.PGSQL.${url.searchParams.get('port') ?? '5432'}`
  const own = await mkdtemp(path.join(tmpdir(), 'fio-'))
  const ends = new Set<Socket>()
  let frozen = false

  const wire = createServer((client) => {
    const server = connect(path.join(folder, name))
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      ends.add(from)
      from.on('error', () => undefined)
      from.on('data', (bytes) => to.write(bytes))
      from.once('close', () => {
        ends.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  }).listen(path.join(own, name))
  await once(wire, 'listening')

  return {
    url: databaseUrl.replace(encodeURIComponent(folder), encodeURIComponent(own)).replace(folder, own),
    freeze: () => {
      frozen = true
      for (const end of ends) end.pause()
    },
    thaw: () => {
      frozen = false
      for (const end of ends) end.resume()
    },
    close: async () => {
      for (const end of ends) end.destroy()
      wire.close()
      await once(wire, 'close')
      await rm(own, { recursive: true, force: true })
    },
  }
}

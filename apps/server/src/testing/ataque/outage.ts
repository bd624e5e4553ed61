import { connect } from 'node:net'
import path from 'node:path'
import { layFolders, socketPort } from '../../db/embedded/folders.ts'
import { startDatabase } from '../../db/embedded/startDatabase.ts'
import { startFrozenWire } from '../../db/frozenWire.fixture.ts'
import { signalDatabase } from '../faults/database.ts'
import { startTestDatabase, type TestDatabase } from '../testDatabase.ts'

/** A way in which a database stops answering. `database` is how it is reached by who is to feel it. */
export type Outage = { database: TestDatabase; stop: () => Promise<void>; back: () => Promise<void> }

export type BancoProprio = {
  shutDown: () => Promise<Outage>
  freeze: () => Promise<Outage>
  cutWire: () => Promise<Outage>
  close: () => Promise<void>
}

/** As a long freeze leaves it: those who came and gave up stand in the queue still, and the next is turned away. */
function fillQueue(dataDir: string): void {
  const { socket } = layFolders(dataDir)
  const name = path.join(socket, `.s.PGSQL.${socketPort}`)
  for (let at = 0; at < 300; at++) {
    connect(name)
      .on('error', () => undefined)
      .unref()
  }
}

/** A database of the test's own in `dataDir`, which may be stopped in every way. */
export async function startBancoProprio(dataDir: string): Promise<BancoProprio> {
  let { database, stop } = await startTestDatabase(dataDir)
  return {
    shutDown: async () => ({
      database,
      stop: () => stop(),
      back: async () => {
        ;({ stop } = await startDatabase({ dataDir }))
      },
    }),
    freeze: async () => ({
      database,
      stop: async () => {
        signalDatabase(dataDir, 'SIGSTOP')
        fillQueue(dataDir)
      },
      back: async () => signalDatabase(dataDir, 'SIGCONT'),
    }),
    cutWire: async () => {
      const wire = await startFrozenWire(database.appUrl)
      return {
        database: { ...database, appUrl: wire.url },
        stop: async () => wire.freeze(),
        back: async () => wire.thaw(),
      }
    },
    close: () => stop(),
  }
}

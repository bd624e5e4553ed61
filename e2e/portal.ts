import { rm } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort, startPortal } from '../apps/server/src/testing/faults/portal.ts'
import { test as person } from './person.ts'
import { copySemente } from './semente.ts'

/** A portal of the test's own, which may be killed as a power cut does and started again on the same data. */
export type PortalProprio = {
  url: string
  dataDir: string
  kill: () => Promise<void>
  start: () => Promise<void>
}

/** The whole of `person.ts` on a portal that nobody else uses; one serves all the tests of a worker. */
export const test = person.extend<object, { portal: PortalProprio; ritmo: string; dono: string }>({
  /** Seconds between the steps of its operator's side. */
  ritmo: ['1', { option: true, scope: 'worker' }],
  /** Names a portal apart, for a file that takes away what the journeys of others need. */
  dono: ['todos', { option: true, scope: 'worker' }],
  portal: [
    async ({ dono, ritmo }, use) => {
      const dataDir = copySemente(dono)
      const port = await findFreePort()
      const open = () => startPortal({ dataDir, port, env: { OPERADORA_RITMO: ritmo } })
      let running = await open()
      await use({
        url: `http://localhost:${port}`,
        dataDir,
        kill: () => running.kill(),
        start: async () => {
          running = await open()
        },
      })
      await running.stop()
      await rm(path.dirname(dataDir), { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  origem: [async ({ portal }, use) => use(portal.url), { scope: 'worker' }],
  baseURL: async ({ portal }, use) => use(portal.url),
})

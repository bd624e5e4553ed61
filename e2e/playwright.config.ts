import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findFreePort } from '../apps/server/src/testing/faults/portal.ts'
import { findChromium, journeyArgs } from '../scripts/chromium.mjs'
import { workers } from '../scripts/workers.ts'
import { aparelho } from './aquecido.ts'

// The workers read this file again, and inherit the port and the folder that the first reading chose. It only names the
// folder: the portal makes it, and takes it away.
process.env.E2E_PORT ??= String(await findFreePort())
process.env.E2E_DADOS ??= path.join(tmpdir(), `portal-e2e-${randomUUID()}`)
const baseURL = `http://localhost:${process.env.E2E_PORT}`

// Without one it is the portal's start that refuses: this file is also read where nothing is run.
const executablePath = findChromium()

/** Nothing but the pages under test may speak to the network. */
const silence = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testMatch: ['*.spec.ts'],
  outputDir: '../test-results/e2e',
  workers,
  fullyParallel: true,
  forbidOnly: true,
  // What passes only the second time passes, and `npm test` names it beside the sums: it is to be looked at.
  retries: 1,
  // A busy machine is slow, not wrong: nothing here measures time.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL,
    ...aparelho,
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: [...journeyArgs, ...silence] },
    // Its snapshots fetch the page's blobs, which the page's policy rightly refuses; ask with --trace on.
    trace: 'off',
    // Without an end of its own, a key or a click that finds no place takes the whole test's time, and says nothing of where.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/webServer.ts',
    cwd: '..',
    url: `${baseURL}/api/health/ready`,
    // It is built and seeded while others compute.
    timeout: 400_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: process.env.E2E_PORT,
      E2E_DADOS: process.env.E2E_DADOS,
      HOST: '127.0.0.1',
      AMBIENTE: 'local',
      OPERADORA_RITMO: '1',
      // A telephone of the tests is another browser on this machine.
      PORTAL_URL: baseURL,
      // All journeys are one provider's, and follow each other faster than any desk.
      CONSULTAS_MINUTO: '2000',
    },
  },
})

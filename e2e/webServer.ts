/**
 * The real portal on a data folder of its own, which goes when the tests end. It is seeded once: this portal and those
 * that a test has for itself begin on copies (`copySemente`).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildPortal, findFreePort, startPortal } from '../apps/server/src/testing/faults/portal.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { copySemente, dados, semente } from './semente.ts'

if (findChromium() === undefined)
  throw new Error('Falta o Chromium: rode npm run e2e, que o instala, ou informe CHROMIUM_PATH.')

let portal: ChildProcess | undefined
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => (portal ? portal.kill(signal) : process.exit(1)))
// What was begun to be seeded goes too, though its database may still be closing.
process.once('exit', () => rmSync(dados(), { recursive: true, force: true, maxRetries: 10 }))

buildPortal()
mkdirSync(dados(), { recursive: true })
const seeding = await startPortal({ dataDir: semente(), port: await findFreePort() })
await seeding.stop()

portal = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: path.join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: copySemente('portal') },
})
portal.once('exit', (code) => {
  process.exitCode = code ?? 1
})

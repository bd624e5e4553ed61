/**
 * The real portal on a data folder of its own, which goes when the tests end. It is seeded once: this portal and those
 * that a test has for itself begin on copies (`copySemente`).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildPortal, findFreePort, startPortal } from '../apps/server/src/testing/faults/portal.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { copySemente, dados, semente } from './semente.ts'

if (findChromium() === undefined)
  throw new Error('Falta o Chromium: rode npm run e2e, que o instala, ou informe CHROMIUM_PATH.')

buildPortal()
mkdirSync(dados(), { recursive: true })
const seeding = await startPortal({ dataDir: semente(), port: await findFreePort() })
await seeding.stop()

const portal = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: path.join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: copySemente('portal') },
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill(signal))
portal.once('exit', (code) => {
  rmSync(dados(), { recursive: true, force: true })
  process.exitCode = code ?? 1
})

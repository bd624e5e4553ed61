/** The real portal on a data folder of its own, which goes when the tests end. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../scripts/chromium.mjs'

if (findChromium() === undefined)
  throw new Error('Falta o Chromium: rode npm run e2e, que o instala, ou informe CHROMIUM_PATH.')

const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'))
const portal = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: path.join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill(signal))
portal.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = code ?? 1
})

/**
 * `npm run test:servidor`: migrations, seed and the server's tests on the PostgreSQL that this machine's packages
 * installed, reached by DATABASE_URL as an operator's is. The cluster is made for it and taken away. What follows `--`
 * goes to vitest: on a machine that has other work, `npm run test:servidor -- --shard=1/6` to `6/6` are the whole in parts,
 * of which one that was cut is run again by itself.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { useMemoryFolder } from '../memoryFolder.ts'
import { findInstalled, startCluster } from './cluster.ts'

const vitest = path.resolve(import.meta.dirname, '../../../../../node_modules/vitest/vitest.mjs')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Whether the tests pass. Stopped by a signal, they end first, and the cluster after them. */
async function runTests(superuserUrl: string): Promise<boolean> {
  const args = [vitest, 'run', '--project=server', '--project=replacing', ...process.argv.slice(2)]
  const env = { ...process.env, TEST_SERVER_URL: superuserUrl }
  const tests = spawn(process.execPath, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal))
  const [code] = await once(tests, 'close')
  return code === 0
}

async function main(bin: string): Promise<boolean> {
  const leaveMemory = useMemoryFolder()
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-servidor-'))
  // The server's own user walks through.
  chmodSync(folder, 0o711)
  try {
    const { version, superuserUrl, stop } = await startCluster(bin, folder)
    try {
      say(version)
      const passes = await runTests(superuserUrl)
      say(`testes do servidor em ${version.split(' ', 2).join(' ')}: ${passes ? 'passam' : 'falham'}`)
      return passes
    } finally {
      await stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    leaveMemory()
  }
}

const bin = findInstalled()
if (bin) process.exitCode = (await main(bin)) ? 0 : 1
else {
  console.error('Não há PostgreSQL do sistema em /usr/lib/postgresql. Instale-o: apt-get install postgresql')
  process.exitCode = 1
}

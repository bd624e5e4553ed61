/**
 * `npm run test:faults`: kills the server and its database under writing load, loses answers on the way, and counts
 * that every acknowledged write is there exactly once (security.md A9, rows 6, 7 and 9). ROUNDS and REPLIES say how
 * often.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { auditTrail, auditWrites } from './audit.ts'
import { killDatabase } from './database.ts'
import { Ledger } from './ledger.ts'
import { buildPortal, findFreePort, startPortal } from './portal.ts'
import { loseReplies } from './replyLost.ts'
import { printCheck, printHeader, printRound, printTotals } from './report.ts'
import { type RoundOptions, runRound } from './round.ts'
import { logIn } from './session.ts'

const rounds = Number(process.env.ROUNDS ?? '20')
const replies = Number(process.env.REPLIES ?? '200')
/** How long a fault may be felt (security.md A9, rows 6 and 7). */
const limits = { servidor: 3000, banco: 10_000 } as const

/** Those of the cast that release general guides to the member of the writes. */
const clinicas = [100001, 100004, 100007, 100010] as const

const results: boolean[] = []
function check(name: string, ok: boolean, detail: string): void {
  results.push(ok)
  printCheck(name, ok, detail)
}

async function runRounds(title: string, options: RoundOptions): Promise<void> {
  printHeader(title)
  for (let at = 1; at <= rounds; at++) {
    const round = await runRound(options)
    results.push(round.ok)
    printRound(round, at)
  }
  const trail = await auditTrail(options.dataDir)
  check('trilha de acesso íntegra', trail.ok, `${trail.linhas} linhas seladas`)
}

async function testFaults(dataDir: string): Promise<void> {
  const port = await findFreePort()
  const start = () => startPortal({ dataDir, port, env: { OPERADORA_RITMO: '1', LOG_LEVEL: 'error' } })
  let portal = await start()
  try {
    const { baseUrl } = portal
    const sessions = await Promise.all(clinicas.map((login) => logIn(baseUrl, login)))
    const ledger = new Ledger()
    const common = { baseUrl, dataDir, sessions, ledger }

    await runRounds('kill -9 do servidor', {
      ...common,
      limitMs: limits.servidor,
      fault: async () => {
        await portal.kill()
        portal = await start()
      },
    })
    await runRounds('kill -9 do banco de dados', {
      ...common,
      limitMs: limits.banco,
      fault: async () => killDatabase(dataDir),
    })

    const session = await logIn(baseUrl, clinicas[0])
    const lost = await loseReplies({ port, session, ledger, times: replies })
    const audit = await auditWrites(dataDir, ledger)
    const exact = audit.lost.length + audit.doubled.length + ledger.refused.length === 0
    check(
      'resposta perdida depois da gravação',
      exact && lost.replayed === lost.writes,
      `${lost.writes} gravações, ${lost.replayed} repetições respondidas sem novo efeito`,
    )
    check('tudo o que foi confirmado está lá uma vez', exact, `${audit.acknowledged} gravações`)
  } catch (error) {
    throw new Error(`the portal said:\n${portal.said()}`, { cause: error })
  } finally {
    await portal.stop()
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-faults-'))
try {
  buildPortal()
  await testFaults(dataDir)
} catch (error) {
  results.push(false)
  console.error(error)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
const failed = results.filter((ok) => !ok).length
printTotals(results.length - failed, failed)
process.exitCode = failed === 0 ? 0 : 1

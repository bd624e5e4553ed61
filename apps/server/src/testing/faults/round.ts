import { setTimeout as sleep } from 'node:timers/promises'
import { Answers } from './answers.ts'
import { type Audit, auditWrites } from './audit.ts'
import type { Ledger } from './ledger.ts'
import type { Session } from './session.ts'
import { startLoad } from './visit.ts'

export type RoundOptions = {
  baseUrl: string
  dataDir: string
  sessions: readonly Session[]
  ledger: Ledger
  /** Breaks something, and mends what does not mend itself. */
  fault: () => Promise<void>
  /** From the fault to the last call that it hurt. */
  limitMs: number
}

export type Round = Audit & {
  /** Writes acknowledged in this round. */
  writes: number
  refused: number
  /** 500, 502 and 504. */
  raw: number
  /** 503 in the outage, and those before it or without Retry-After. */
  unavailable: number
  misplaced: number
  recoveryMs: number
  ok: boolean
}

const patienceMs = 60_000
const settleMs = 800

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error('the portal did not come back in a minute')
    await sleep(5)
  }
}

/** From the fault to the first success after the last call that failed; 0 when none did. */
function measureRecovery({ all }: Answers, faultAt: number): number {
  const isHurt = ({ at, status }: { at: number; status: number }) =>
    at >= faultAt && (status === 0 || status === 503)
  const lastHurt = all.findLast(isHurt)?.at
  if (lastHurt === undefined) return 0
  const healed = all.find(({ at, status }) => at > lastHurt && status > 0 && status < 300)
  return (healed?.at ?? Number.POSITIVE_INFINITY) - faultAt
}

/** Load, fault, recovery, and the count of everything that was ever acknowledged. */
export async function runRound(options: RoundOptions): Promise<Round> {
  const { baseUrl, dataDir, sessions, ledger, fault, limitMs } = options
  const [before, refusedBefore] = [ledger.acknowledged.length, ledger.refused.length]
  const answers = new Answers()
  const load = startLoad(baseUrl, sessions, ledger, answers)
  await until(() => load.acknowledged() > before + 8)
  // Somewhere in the middle of whatever the clients do.
  await sleep(100 + Math.random() * 500)
  const faultAt = performance.now()
  await fault()
  await until(() => answers.all.some(({ at, status }) => at > faultAt && (status === 0 || status === 503)))
  const faultDone = performance.now()
  await until(() => answers.all.some(({ at, status }) => at > faultDone && status > 0 && status < 300))
  await sleep(settleMs)
  await load.stop()

  const audit = await auditWrites(dataDir, ledger)
  const misplaced = answers.unavailable.filter(({ at, retryAfter }) => at < faultAt || retryAfter === null)
  const round = {
    ...audit,
    writes: ledger.acknowledged.length - before,
    refused: ledger.refused.length - refusedBefore,
    raw: answers.raw,
    unavailable: answers.unavailable.length,
    misplaced: misplaced.length,
    recoveryMs: measureRecovery(answers, faultAt),
  }
  const { lost, doubled, refused, raw, recoveryMs } = round
  const errors = lost.length + doubled.length + refused + raw + misplaced.length
  return { ...round, ok: errors === 0 && recoveryMs <= limitMs }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Answers } from './answers.ts'
import { type Audit, auditWrites } from './audit.ts'
import { auditBystanders, type Bystander, listHarm, type Outage, watchBystander } from './bystander.ts'
import type { TrocaSenha } from './trocaSenha.ts'
import { type Clinicas, startLoad, type Work } from './visit.ts'

/** What breaks something and mends what does not mend itself. */
export type Fault = {
  title: string
  rounds: number
  /** Whether calls must fail by it: who cuts its own off hurts nobody. */
  hurts: boolean
  /** From where `run` says that recovery begins to the last call that it hurt. */
  limitMs: number
  /** How long a call may take while it lasts; undefined where no process answers. */
  answerMs?: number
  /** Tells when recovery begins, and when there was no server. */
  run: () => Promise<{ recoveryFrom: number; outage?: Outage }>
}

export type Scene = Work & Clinicas & { dataDir: string; bystanders: readonly Bystander[]; troca: TrocaSenha }

export type Round = Audit & {
  /** Writes acknowledged in this round, and changes of the password. */
  writes: number
  changes: number
  refused: number
  /** What those who asked rightly were refused with. */
  recusas: (string | undefined)[]
  /** 500, 502 and 504. */
  raw: number
  /** 503 in the outage, and those before it or without Retry-After. */
  unavailable: number
  misplaced: number
  /** What the others were told that they should not have been; what is wrong with the passwords. */
  harm: string[]
  senha: string[]
  recoveryMs: number
  longestMs: number
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

const isHurt = ({ status }: { status: number }) => status === 0 || status >= 500
const isWell = ({ status }: { status: number }) => status > 0 && status < 300

/** From the given moment to the first success after the last call that failed; 0 when none did. */
function measureRecovery({ all }: Answers, from: number): number {
  const lastHurt = all.findLast((answer) => answer.at >= from && isHurt(answer))?.at
  if (lastHurt === undefined) return 0
  const healed = all.find((answer) => answer.at > lastHurt && isWell(answer))
  return (healed?.at ?? Number.POSITIVE_INFINITY) - from
}

/** Load, fault, recovery, and the count of everything that was ever acknowledged. */
export async function runRound(scene: Scene, fault: Fault): Promise<Round> {
  const { baseUrl, dataDir, ledger, bystanders, troca } = scene
  const [before, refusedBefore, changesBefore] = [
    ledger.acknowledged.length,
    ledger.refused.length,
    troca.changes,
  ]
  const answers = new Answers()
  const load = startLoad(scene, answers)
  const watches = bystanders.map((bystander) => watchBystander(baseUrl, bystander))
  troca.start()
  await until(() => load.acknowledged() > before + 8)
  // Somewhere in the middle of whatever the clients do.
  await sleep(100 + Math.random() * 500)
  const faultAt = performance.now()
  const { recoveryFrom, outage = { from: faultAt, to: faultAt } } = await fault.run()
  if (fault.hurts) await until(() => answers.all.some((answer) => answer.at > faultAt && isHurt(answer)))
  const faultDone = performance.now()
  await until(() => answers.all.some((answer) => answer.at > faultDone && isWell(answer)))
  await sleep(settleMs)
  const senha = await troca.stop()
  await Promise.all([load.stop(), ...watches.map((watch) => watch.stop())])

  const audit = await auditWrites(dataDir, ledger)
  const others = await auditBystanders(dataDir, bystanders)
  const everybody = [answers, ...watches.map((watch) => watch.answers)]
  const sum = (count: (of: Answers) => number) => everybody.reduce((total, of) => total + count(of), 0)
  const round = {
    acknowledged: audit.acknowledged,
    lost: [...audit.lost, ...others.lost],
    doubled: [...audit.doubled, ...others.doubled],
    writes: ledger.acknowledged.length - before,
    changes: troca.changes - changesBefore,
    refused: ledger.refused.length - refusedBefore,
    recusas: answers.refusals.map(({ codigo }) => codigo),
    raw: sum((of) => of.raw),
    unavailable: sum((of) => of.unavailable.length),
    misplaced: sum((of) => of.misplaced(faultAt)),
    harm: watches.flatMap((watch) => listHarm(watch.answers, faultAt, outage)),
    senha,
    recoveryMs: measureRecovery(answers, recoveryFrom),
    longestMs: Math.max(...everybody.map((of) => of.longestMs(faultAt, recoveryFrom))),
  }
  const { lost, doubled, refused, raw, misplaced, harm, recoveryMs, longestMs } = round
  const errors = lost.length + doubled.length + refused + raw + misplaced + harm.length + senha.length
  const inTime = recoveryMs <= fault.limitMs && longestMs <= (fault.answerMs ?? Number.POSITIVE_INFINITY)
  return { ...round, ok: errors === 0 && inTime }
}

import type { Answers } from './answers.ts'
import type { Ledger } from './ledger.ts'
import { type Reply, type Session, sendUntilAcknowledged } from './session.ts'
import { createObservacao, releaseSenha, saveRascunho, sendGuia, uploadImagem, type Write } from './writes.ts'

/** How a write is brought to the server; tells the reply that acknowledged it, or undefined when it was refused. */
export type Deliver = (write: Write) => Promise<Reply | undefined>

type Options = { deliver: Deliver; ledger: Ledger; isOver: () => boolean }

/**
 * How long a visit lasts at least: a clinic's look-ups of a minute are counted, the release's among them, and two
 * clients of one clinic stay under their limit.
 */
const visitMs = 1100

/** A clinic's guide from the password to the sending: each step a write, noted once it is acknowledged. */
export async function makeVisit({ deliver, ledger, isOver }: Options): Promise<void> {
  const make = async (write: Write, numeroFicha?: number): Promise<number | undefined> => {
    const reply = await deliver(write)
    const { kind, mark } = write
    if (!reply) {
      ledger.refused.push(`${kind} ${mark}`)
      return undefined
    }
    const guia = numeroFicha ?? Number(reply.body.numeroFicha)
    ledger.acknowledged.push({ kind, mark, key: write.request.key, numeroFicha: guia })
    return guia
  }

  const beganAt = performance.now()
  const numeroFicha = await make(releaseSenha())
  if (numeroFicha === undefined) return
  let revisao = 0
  const fill: (() => Promise<Write> | Write)[] = [
    () => saveRascunho(numeroFicha, revisao++),
    () => createObservacao(numeroFicha),
    () => saveRascunho(numeroFicha, revisao++),
  ]
  const work = async (steps: typeof fill) => {
    for (const step of steps) {
      if (isOver()) return
      await make(await step(), numeroFicha)
    }
  }
  await work([...fill, () => uploadImagem(numeroFicha)])
  do await work(fill)
  while (!isOver() && performance.now() - beganAt < visitMs)
  await work([() => sendGuia(numeroFicha)])
}

export type Load = {
  answers: Answers
  /** How many writes were acknowledged so far. */
  acknowledged: () => number
  /** No new writes; resolves when each client has brought its last one home. */
  stop: () => Promise<void>
}

/**
 * The clinics at work at the same time, two people in each, until stopped; each repeats a write until it is
 * acknowledged.
 */
export function startLoad(
  baseUrl: string,
  sessions: readonly Session[],
  ledger: Ledger,
  answers: Answers,
): Load {
  let over = false
  const isOver = () => over
  const work = async (session: Session) => {
    const deliver: Deliver = ({ request }) => sendUntilAcknowledged(baseUrl, session, request, answers)
    while (!over) await makeVisit({ deliver, ledger, isOver })
  }
  const running = Promise.all([...sessions, ...sessions].map(work))
  // Told at `stop`; until then a client that gives up must not end the process.
  running.catch(() => undefined)
  return {
    answers,
    acknowledged: () => ledger.acknowledged.length,
    stop: async () => {
      over = true
      await running
    },
  }
}

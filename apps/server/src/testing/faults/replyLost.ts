import { Answers } from './answers.ts'
import { startCutProxy } from './cutProxy.ts'
import { sendOnce, sendUntilAcknowledged } from './session.ts'
import { makeVisit, type Work } from './visit.ts'

export type ReplyLost = {
  writes: number
  /** The first answer was lost, and the repetition was answered from what the server had kept. */
  replayed: number
}

type Options = Omit<Work, 'baseUrl'> & { port: number; times: number }

/**
 * Makes writes whose first answer never arrives: the server commits, the connection is cut, the client repeats with
 * the same key. That each has one effect is for the audit to count.
 */
export async function loseReplies({ port, session, ledger, supplies, times }: Options): Promise<ReplyLost> {
  const proxy = await startCutProxy(port)
  const found = { writes: 0, replayed: 0 }
  try {
    while (found.writes < times) {
      await makeVisit({
        ledger,
        supplies,
        isOver: () => found.writes >= times,
        deliver: async ({ request }) => {
          const [cuts, answers] = [proxy.cuts, new Answers()]
          proxy.cutNext()
          const first = await sendOnce(proxy.baseUrl, session, request, answers)
          if (first || proxy.cuts !== cuts + 1) throw new Error('the answer was not lost')
          const reply = await sendUntilAcknowledged(proxy.baseUrl, session, request, answers)
          found.writes++
          if (reply?.replayed) found.replayed++
          return reply
        },
      })
    }
  } finally {
    await proxy.close()
  }
  return found
}

/** Raised to who asks for more than its share and waited in vain; nothing was taken for it. */
export class ShareExceeded extends Error {
  constructor() {
    super('the share of this owner is in use')
  }
}

export type FairShare = {
  /**
   * Takes one of the owner's places, after a wait if need be; answers how to give it back. Throws ShareExceeded, or what
   * the place was given back with: why those who wait would wait in vain; that time is over, where it holds less than its
   * share and the places of all are taken.
   */
  take: (owner: number) => Promise<(lost?: Error) => void>
  /** Who waits now, of all owners. */
  readonly waiting: number
  /** How often somebody was refused since the start. */
  readonly refused: number
}

type Waiting = { round: number; enter: () => void; fail: (error: Error) => void }
/** `round`: of its last call that had to wait. */
type Queue = { held: number; round: number; waiting: Waiting[] }

type Places = {
  /** Of one owner at most. */
  each: number
  /** Of all owners together, where there are only so many. */
  total?: number
  waitMs: number
}

/**
 * Gives each owner at most `each` places of something that all share, so that one who asks for forty at once waits in
 * its own queue and not in everybody's. An owner's calls go in the order they came, one of each owner that waits in every
 * round: who comes new is in the round of now, however many calls of others came before.
 */
export function createFairShare({ each, total = Number.POSITIVE_INFINITY, waitMs }: Places): FairShare {
  const queues = new Map<number, Queue>()
  let [taken, now, waiting, refused] = [0, 0, 0, 0]

  const roundOf = ({ waiting: [first] }: Queue): number => first?.round ?? Number.POSITIVE_INFINITY

  function findNext(): Queue | undefined {
    let next: Queue | undefined
    for (const queue of queues.values()) {
      const isReady = queue.waiting.length > 0 && queue.held < each
      if (isReady && (!next || roundOf(queue) < roundOf(next))) next = queue
    }
    return next
  }

  const forget = (owner: number, queue: Queue) => {
    if (queue.held === 0 && queue.waiting.length === 0) queues.delete(owner)
  }

  const release = (owner: number, queue: Queue) => (lost?: Error) => {
    if (lost) for (const { fail } of queue.waiting.splice(0)) fail(lost)
    queue.held--
    // The place goes from hand to hand: nobody who comes later can slip in between.
    const next = findNext()
    if (next) {
      now = roundOf(next)
      next.held++
      next.waiting.shift()?.enter()
    } else taken--
    forget(owner, queue)
  }

  const wait = (owner: number, queue: Queue): Promise<void> =>
    new Promise((resolve, reject) => {
      const over = (settle: () => void) => {
        clearTimeout(patience)
        waiting--
        settle()
      }
      queue.round = Math.max(now, queue.round + 1)
      const one: Waiting = {
        round: queue.round,
        enter: () => over(resolve),
        fail: (error) => over(() => reject(error)),
      }
      const patience = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(one), 1)
        forget(owner, queue)
        // Who has less than its share waited for all the others: what they hold does not come back, or not in time.
        if (queue.held < each) return one.fail(new Error('timeout exceeded when waiting for a place'))
        refused++
        one.fail(new ShareExceeded())
      }, waitMs)
      queue.waiting.push(one)
      waiting++
    })

  return {
    take: async (owner) => {
      const queue = queues.get(owner) ?? { held: 0, round: now - 1, waiting: [] }
      queues.set(owner, queue)
      if (queue.held >= each || taken >= total) await wait(owner, queue)
      else {
        queue.held++
        taken++
      }
      return release(owner, queue)
    },
    get waiting() {
      return waiting
    },
    get refused() {
      return refused
    },
  }
}

/** As often as this work takes its turn that nobody can ask for again. */
const VEZES = 10

/**
 * Does work that needs a share, which it takes first, for who has already answered (a file half sent, an open stream):
 * one who waited in vain waits again. Throws ShareExceeded when every turn was in vain.
 */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let vez = 1; ; vez++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ShareExceeded) || vez === VEZES) throw error
    }
  }
}

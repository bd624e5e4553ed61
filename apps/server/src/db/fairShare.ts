/** Raised to who asks for more than its share and waited in vain; nothing was taken for it. */
export class ShareExceeded extends Error {
  constructor() {
    super('the share of this owner is in use')
  }
}

export type FairShare = {
  /**
   * Takes one of the owner's places, after a wait if need be; answers how to give it back. Throws ShareExceeded, or
   * what the place was given back with: why those who wait would wait in vain.
   */
  take: (owner: number) => Promise<(lost?: Error) => void>
  /** Who waits now, of all owners. */
  readonly waiting: number
  /** How often somebody was refused since the start. */
  readonly refused: number
}

type Waiting = { enter: () => void; fail: (error: Error) => void }
type Queue = { held: number; waiting: Waiting[] }

/**
 * Gives each owner at most `each` places of something that all share, so that one who asks for forty at once waits in
 * its own queue and not in everybody's. In the order they came.
 */
export function createFairShare({ each, waitMs }: { each: number; waitMs: number }): FairShare {
  const queues = new Map<number, Queue>()
  let [waiting, refused] = [0, 0]

  const release = (owner: number, queue: Queue) => (lost?: Error) => {
    if (lost) for (const { fail } of queue.waiting.splice(0)) fail(lost)
    const next = queue.waiting.shift()
    // The place goes from hand to hand: nobody who comes later can slip in between.
    if (next) return next.enter()
    queue.held--
    if (queue.held === 0) queues.delete(owner)
  }

  const wait = (queue: Queue): Promise<void> =>
    new Promise((resolve, reject) => {
      const over = (settle: () => void) => {
        clearTimeout(patience)
        waiting--
        settle()
      }
      const one: Waiting = { enter: () => over(resolve), fail: (error) => over(() => reject(error)) }
      const patience = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(one), 1)
        refused++
        one.fail(new ShareExceeded())
      }, waitMs)
      queue.waiting.push(one)
      waiting++
    })

  return {
    take: async (owner) => {
      const queue = queues.get(owner) ?? { held: 0, waiting: [] }
      queues.set(owner, queue)
      if (queue.held >= each) await wait(queue)
      else queue.held++
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

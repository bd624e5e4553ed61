/** Asks for a write; resolves once what stands now is written. */
export type WriteQueue = { request: () => Promise<void> }

/**
 * Writes at once, one write at a time: two at the same time may end in the wrong order, and the older would stay. Those
 * asked for meanwhile become one, which takes what stands when its turn comes. `write` fails for nobody.
 */
export function createWriteQueue(write: () => Promise<void>): WriteQueue {
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  return {
    request() {
      next ??= last.then(() => {
        next = undefined
        return write()
      })
      last = next
      return next
    },
  }
}

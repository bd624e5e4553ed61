/** Nothing was pressed and nothing was asked for in this while: the page rests. */
const REST_MS = 4000

/** What a hand or a key does to the page. */
const signs = ['keydown', 'pointerdown', 'wheel'] as const

type Load = () => Promise<unknown>

/**
 * Fetches code ahead of its first use, one piece after the other, once the page rests: it is there at once when it is
 * wanted, and when the line is down by then. Never while somebody types, for a key would wait until it has run.
 */
function createPrefetch() {
  const waiting = new Set<Load>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run() {
    for (const sign of signs) removeEventListener(sign, restart, true)
    for (const load of waiting) {
      waiting.delete(load)
      // Without a connection now, it is fetched when it is wanted
      await load().catch(() => undefined)
    }
  }
  function restart() {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), REST_MS)
  }

  return {
    add(load: Load): void {
      waiting.add(load)
      for (const sign of signs) addEventListener(sign, restart, { capture: true, passive: true })
      restart()
    },
    /** What went from the page before it was fetched is not fetched. */
    remove(load: Load): void {
      waiting.delete(load)
    },
  }
}

export const prefetch = createPrefetch()

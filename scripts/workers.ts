import { availableParallelism, totalmem } from 'node:os'

const GIB = 1024 ** 3
/** As far as there is memory for each: a browser, its server's share. */
const atMost = (wished: number) => Math.max(1, Math.min(wished, Math.floor(totalmem() / (2 * GIB))))

/** How many tests run at once: one a processor. */
export const workers = atMost(availableParallelism())

/** How many pages are tested at once: each waits for a frame or a key for half of its time, in which another computes. */
export const pageWorkers = atMost(availableParallelism() * 2)

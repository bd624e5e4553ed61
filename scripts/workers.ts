import { availableParallelism, totalmem } from 'node:os'

const GIB = 1024 ** 3

/** How many tests run at once: one a processor, as far as there is memory for each (a browser, its server's share). */
export const workers = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / (2 * GIB))))

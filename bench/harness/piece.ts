import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort, type Portal, startPortal } from '../../apps/server/src/testing/faults/portal.ts'
import type { PieceResult } from './figure.ts'

/** Between the piece's program and the one that gathers: the last line of the output. */
export const resultMark = 'BENCH_RESULT '

/** Runs a piece in its own process and hands its figures to the one that started it. */
export async function runPiece(measure: () => Promise<PieceResult>): Promise<void> {
  const result = await measure()
  process.stdout.write(`${resultMark}${JSON.stringify(result)}\n`)
}

/** A folder that goes when the work is done. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A fresh portal with the demonstration, on a data folder that goes with it. */
export const withPortal = <T>(measure: (portal: Portal) => Promise<T>): Promise<T> =>
  withFolder(async (dataDir) => {
    // The operator stands still: nothing but the load is to be measured.
    const env = { OPERADORA_RITMO: '86400', LOG_LEVEL: 'error' }
    const portal = await startPortal({ dataDir, port: await findFreePort(), env })
    try {
      return await measure(portal)
    } finally {
      await portal.stop()
    }
  })

/** Says how far it got, beside the results. */
export const tell = (text: string): void => console.error(`   ${text}`)

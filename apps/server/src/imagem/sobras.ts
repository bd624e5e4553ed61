import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing } from '../files/missing.ts'
import { locateTemporarios } from '../files/temporario.ts'
import { startPeriodic } from '../job/periodic.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Report } from '../runtime/report.ts'
import { locateImagens, pastas, sufixoParcial } from './pastas.ts'

const HORA_MS = 3_600_000

async function removeOld(folder: string, limite: Date, isSobra: (nome: string) => boolean): Promise<void> {
  const nomes = (await ignoreMissing(readdir(folder))) ?? []
  for (const nome of nomes.filter(isSobra)) {
    const caminho = path.join(folder, nome)
    const file = await ignoreMissing(stat(caminho))
    if (file && file.mtime < limite) await rm(caminho, { force: true })
  }
}

/**
 * Removes the files that a process was writing when it was killed. Others may be writing theirs in the same folders:
 * only what nobody has written to for an hour goes, and a request takes a minute at most.
 */
export async function clearSobras(dataDir: string, agora: Date): Promise<void> {
  const limite = new Date(agora.getTime() - HORA_MS)
  await removeOld(locateTemporarios(dataDir), limite, () => true)
  for (const pasta of pastas) {
    const folder = path.join(locateImagens(dataDir), pasta)
    await removeOld(folder, limite, (nome) => nome.endsWith(sufixoParcial))
  }
}

/** Clears them at once, and every hour until stopped. */
export const startSobras = (dataDir: string, clock: Clock, report: Report): (() => Promise<void>) =>
  startPeriodic(
    {
      trabalho: 'sobras',
      intervaloMs: HORA_MS,
      atOnce: true,
      turn: async () => {
        await clearSobras(dataDir, clock.now())
        return false
      },
    },
    report,
  )

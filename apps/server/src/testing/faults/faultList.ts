import { setTimeout as sleep } from 'node:timers/promises'
import { cutClientsOff } from './cutOff.ts'
import { freezeDatabase, killDatabase, thawDatabase } from './database.ts'
import type { Disk } from './disk.ts'
import type { Fault, Scene } from './round.ts'

/** How long a fault may be felt and a call may take. */
const limits = { servidor: 3000, banco: 10_000, parado: 5000, disco: 10_000, cortados: 3000 } as const
const answerMs = 3000

const stoppedMs = 15_000
const fullMs = 8000
const slowRounds = 2

type Tools = { scene: Scene; port: number; rounds: number; restart: () => Promise<void> }

/** Everything that is broken on a portal in a folder like any other. */
export function listFaults({ scene, port, rounds, restart }: Tools): Fault[] {
  const { dataDir } = scene
  return [
    {
      title: 'kill -9 do servidor',
      rounds,
      hurts: true,
      limitMs: limits.servidor,
      run: async () => {
        const from = performance.now()
        await restart()
        return { recoveryFrom: from, outage: { from, to: performance.now() } }
      },
    },
    {
      title: 'kill -9 do banco de dados',
      rounds,
      hurts: true,
      limitMs: limits.banco,
      run: async () => {
        const recoveryFrom = performance.now()
        killDatabase(dataDir)
        return { recoveryFrom }
      },
    },
    {
      title: 'banco de dados parado por 15 s',
      rounds: Math.min(rounds, slowRounds),
      hurts: true,
      limitMs: limits.parado,
      answerMs,
      run: async () => {
        freezeDatabase(dataDir)
        await sleep(stoppedMs)
        thawDatabase(dataDir)
        return { recoveryFrom: performance.now() }
      },
    },
    {
      title: 'clientes que vão embora',
      rounds: Math.min(rounds, slowRounds),
      hurts: false,
      limitMs: limits.cortados,
      run: async () => {
        const recoveryFrom = performance.now()
        await cutClientsOff({ ...scene, port })
        return { recoveryFrom }
      },
    },
  ]
}

/** The disk that everything is kept on gets full, and empty again. */
export const diskFull = (disk: Disk, rounds: number): Fault => ({
  title: 'disco cheio',
  rounds: Math.min(rounds, slowRounds),
  hurts: true,
  limitMs: limits.disco,
  run: async () => {
    for (const until = performance.now() + fullMs; performance.now() < until; await sleep(100)) disk.fill()
    disk.free()
    return { recoveryFrom: performance.now() }
  },
})

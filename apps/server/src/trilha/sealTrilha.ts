import type { Pool } from '../db/client.ts'
import { startPeriodic } from '../job/periodic.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Report } from '../runtime/report.ts'
import type { Chaves } from './chave.ts'
import { createPublicador, type Publicacao } from './publishCabeca.ts'
import { findUltimoSelo, insertSelos, listNaoSelados, lockSelagem } from './selo.store.ts'
import { createSelo, ORIGEM } from './selo.ts'

/** Rows read at once: to find the first of them, all is looked at that may have committed late, some 20 ms each time. */
const LOTE = 5000
/** Rows whose seals are made at once, while the process does nothing else. */
const POR_VEZ = 1000
const INTERVALO_MS = 5000

/**
 * Seals the committed rows of the access trail that are not sealed yet, in order of id; answers how many. Requests
 * never wait for it: they only insert. Does nothing while another process seals.
 */
export async function sealTrilha(pool: Pool, { atual }: Chaves, agora: Date): Promise<number> {
  return pool.transaction(0, async (db) => {
    if (!(await lockSelagem(db))) return 0
    const [ultimo, registros] = await Promise.all([findUltimoSelo(db), listNaoSelados(db, LOTE)])
    let { sequencia, hash } = ultimo ?? { sequencia: 0, hash: ORIGEM }
    for (let inicio = 0; inicio < registros.length; inicio += POR_VEZ) {
      const selos = registros.slice(inicio, inicio + POR_VEZ).map((registro) => {
        sequencia++
        hash = createSelo(hash, registro, atual)
        return { sequencia, trilhaId: registro.id, hash }
      })
      await insertSelos(db, selos, atual.id, agora)
    }
    return registros.length
  })
}

/** Seals every few seconds until stopped, and publishes the chain's head when the seals are on disk. */
export function startSelagem(clock: Clock, publicacao: Publicacao, report: Report): () => Promise<void> {
  const publish = createPublicador(publicacao, report)
  const turn = async () => {
    const selados = await sealTrilha(publicacao.pool, publicacao.chaves, clock.now())
    await publish(clock.now())
    return selados === LOTE
  }
  return startPeriodic({ trabalho: 'selagem', intervaloMs: INTERVALO_MS, turn }, report)
}

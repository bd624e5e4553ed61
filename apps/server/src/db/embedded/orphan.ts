import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server looks about once a minute whether its folder is still there, and ends itself when it is not. */
const patienceMs = 75_000
const retryMs = 200

/** Whether a process is the postmaster of a data folder of this path that was removed under it. */
function isOrphan(pid: string, data: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== `${data} (deleted)`) return false
    // Its children stand there too, but only the postmaster was told the folder.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    // It ended meanwhile, or is somebody else's.
    return false
  }
}

/** The number of a server that still runs on a removed folder of this path, or null. Linux alone tells. */
export function findOrphan(data: string): number | null {
  if (process.platform !== 'linux') return null
  const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOrphan(name, data))
  return found === undefined ? null : Number(found)
}

/**
 * Waits for the end of a server whose folder was removed: it holds the memory that a new one would need, and takes the
 * new one's socket with it when it goes. Says so, and raises an error that tells what to do when it does not end. It
 * is not ended from here: through it, somebody may still be saving what the folder held.
 */
export async function waitForOrphan(data: string, patience = patienceMs): Promise<void> {
  const orphan = findOrphan(data)
  if (orphan === null) return
  console.error(
    `A pasta ${data} foi apagada com o seu PostgreSQL ainda rodando (processo ${orphan}). Aguardando que ele termine...`,
  )
  for (const deadline = Date.now() + patience; findOrphan(data) === orphan; await sleep(retryMs)) {
    if (Date.now() < deadline) continue
    throw new Error(
      `O PostgreSQL da pasta apagada ${data} não terminou. Encerre-o com "kill -INT ${orphan}" e inicie o portal de novo.`,
    )
  }
}

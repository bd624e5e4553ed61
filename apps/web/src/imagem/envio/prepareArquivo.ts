import { startWorker } from '../../api/startWorker.ts'
// oxlint-disable-next-line import/default -- The bundler's query makes the address its default.
import address from './conferencia.worker.ts?worker&url'
import type { Conferido } from './conferirArquivo.ts'

export type PedidoConferencia = { id: number; arquivo: File }
/** Without `conferido` where the file could not be read. */
export type RespostaConferencia = { id: number; conferido?: Conferido }

/** Who waits for which answer; `undefined` says that the worker has none to give. */
const esperas = new Map<number, (conferido: Conferido | undefined) => void>()
let worker: Worker | undefined
let ultimo = 0

function openWorker(): Worker {
  const novo = startWorker(address)
  novo.addEventListener('message', ({ data: { id, conferido } }: MessageEvent<RespostaConferencia>) => {
    esperas.get(id)?.(conferido)
    esperas.delete(id)
  })
  // Its code did not come, or it broke: whoever waits reads the file here, and the next one tries another worker.
  novo.addEventListener('error', () => {
    worker = undefined
    for (const answer of esperas.values()) answer(undefined)
    esperas.clear()
  })
  return novo
}

function ask(arquivo: File): Promise<Conferido | undefined> {
  return new Promise((resolve) => {
    const id = ++ultimo
    esperas.set(id, resolve)
    try {
      worker ??= openWorker()
      worker.postMessage({ id, arquivo } satisfies PedidoConferencia)
    } catch {
      esperas.delete(id)
      resolve(undefined)
    }
  })
}

/** Reads a file in a worker, so that the screen stays quick; here where there is none. */
export async function prepareArquivo(arquivo: File): Promise<Conferido> {
  const conferido = await ask(arquivo)
  if (conferido) return conferido
  const { conferirArquivo } = await import('./conferirArquivo.ts')
  return conferirArquivo(arquivo)
}

import type { Colunas } from '@portal/domain/conciliacao/colunas.ts'
import { startWorker } from '../api/startWorker.ts'
// oxlint-disable-next-line import/default -- The bundler's query makes the address its default.
import address from './extrato.worker.ts?worker&url'
import type { ExtratoIlegivel, ExtratoLido } from './readExtrato.ts'

/** A file to be read; `colunas`: chosen by a person. */
export type PedidoExtrato = { arquivo: File; colunas?: Colunas }
/** Without `lido` where the file itself could not be opened. */
export type RespostaExtrato = { lido: ExtratoLido | ExtratoIlegivel | undefined }

/** Reads a file in a worker of its own, so that the screen stays quick. Rejects where it cannot be opened. */
export function loadExtrato(pedido: PedidoExtrato): Promise<ExtratoLido | ExtratoIlegivel> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(address)
    const fail = () => {
      worker.terminate()
      reject(new Error('the statement could not be read'))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data: { lido } }: MessageEvent<RespostaExtrato>) => {
      if (!lido) return fail()
      worker.terminate()
      resolve(lido)
    })
    worker.postMessage(pedido)
  })
}

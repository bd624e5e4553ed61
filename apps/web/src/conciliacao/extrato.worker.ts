import type { PedidoExtrato, RespostaExtrato } from './loadExtrato.ts'
import { decodeExtrato, readExtrato } from './readExtrato.ts'

async function answer({ arquivo, colunas }: PedidoExtrato): Promise<void> {
  const lido = await arquivo
    .arrayBuffer()
    .then((bytes) => readExtrato(decodeExtrato(bytes), colunas))
    .catch(() => undefined)
  postMessage({ lido } satisfies RespostaExtrato)
}

addEventListener('message', ({ data }: MessageEvent<PedidoExtrato>) => void answer(data))

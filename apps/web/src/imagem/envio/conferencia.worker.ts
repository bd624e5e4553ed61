import { conferirArquivo } from './conferirArquivo.ts'
import type { PedidoConferencia, RespostaConferencia } from './prepareArquivo.ts'

/** One after the other: each holds the points of a whole image. */
let anterior: Promise<unknown> = Promise.resolve()

async function answer({ id, arquivo }: PedidoConferencia): Promise<void> {
  const resposta: RespostaConferencia = await conferirArquivo(arquivo).then(
    (conferido) => ({ id, conferido }),
    () => ({ id }),
  )
  postMessage(resposta)
}

addEventListener('message', ({ data }: MessageEvent<PedidoConferencia>) => {
  anterior = anterior.then(() => answer(data))
})

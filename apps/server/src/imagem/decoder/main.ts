import sharp from 'sharp'
import { decode } from './decode.ts'
import { encodeJpeg } from './encodeJpeg.ts'
import { isFaltaMemoria } from './faltaMemoria.ts'
import { type Pedido, type Pronto, type Resposta, SAIDA_SEM_MEMORIA } from './protocolo.ts'
import { Recusa } from './recusa.ts'

/**
 * The decoder's process: reads hostile bytes where a crash or a hang costs nobody anything. It has no database, no
 * secret, no right to write and no file to read but its own; it ends with the server that started it.
 */
sharp.cache(false)
sharp.concurrency(1)

async function attempt({ conteudo, especie }: Pedido): Promise<Resposta['resultado']> {
  try {
    if (especie === 'copia') return { ok: true, jpeg: await encodeJpeg(conteudo) }
    return { ok: true, imagem: await decode(conteudo, especie) }
  } catch (error) {
    if (error instanceof Recusa) return { ok: false, motivo: error.motivo }
    // PDFium that failed may have filled the memory: the process ends, as one that crashes, and the file with it.
    if (especie === 'pdf') process.exit(1)
    if (isFaltaMemoria(error)) process.exit(SAIDA_SEM_MEMORIA)
    return { ok: false, motivo: 'corrompido' }
  }
}

async function answer(pedido: Pedido): Promise<void> {
  const resposta: Resposta = { id: pedido.id, resultado: await attempt(pedido) }
  process.send?.(resposta)
}

process.on('message', (pedido: Pedido) => void answer(pedido))
process.on('disconnect', () => process.exit(0))
process.send?.({ pronto: true } satisfies Pronto)

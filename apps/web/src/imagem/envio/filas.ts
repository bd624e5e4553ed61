import { imagem } from '@portal/contract/imagem.ts'
import { call } from '../../api/call.ts'
import { isErroApi } from '../../api/erroApi.ts'
import { toNotice } from '../../api/notice.ts'
import { refresh } from '../../api/queryClient.ts'
import { toEventosGto, toImagemGto } from '../lugar/lugarImagem.ts'
import { createFilaEnvio, type FilaEnvio, type PortasFila } from './filaEnvio.ts'
import { isEmAndamento } from './itemEnvio.ts'
import { reduceFoto } from './reduceFoto.ts'

/** The file itself is at fault: sending it again would only fail again. */
const semConserto = ['0002', '0003', '0004', '0005', '0006', '0009', '0010', '0012'].map(
  (fim) => `API-IMG-${fim}`,
)

const createPortas = (numeroFicha: number): PortasFila => ({
  send: async (item, signal, onProgress) => {
    const eventos = toEventosGto(item.lugar)
    const reply = await call(imagem.uploadImagem, {
      query: { numeroFicha, imagemGto: toImagemGto(item.lugar), ...(eventos && { eventos }) },
      upload: { arquivo: item.conteudo, nome: item.nome, onProgress },
      idempotencyKey: item.chave,
      signal,
    })
    // Told as sent only when the guide is the one with the image: what follows at once must not find it changed.
    await refresh(imagem.uploadImagem.stale)
    return reply.imagem
  },
  explain: (error) => ({
    mensagem: toNotice(error).text ?? '',
    repetivel: !semConserto.some((codigo) => isErroApi(error, codigo)),
  }),
  reduce: reduceFoto,
  createId: () => crypto.randomUUID(),
  now: () => performance.now(),
})

/** @internal A test leaves no queue to the next one. */
export const filas = new Map<number, FilaEnvio>()

/** The queue of a guide; it outlives the screen, so that files keep going while the person is elsewhere. */
export function getFila(numeroFicha: number): FilaEnvio {
  const known = filas.get(numeroFicha)
  if (known) return known
  const fila = createFilaEnvio(createPortas(numeroFicha))
  filas.set(numeroFicha, fila)
  return fila
}

/** Closing the tab in the middle of a file would lose it: the browser asks first. */
addEventListener('beforeunload', (event) => {
  const andando = [...filas.values()].some((fila) => fila.getSnapshot().some(isEmAndamento))
  if (andando) event.preventDefault()
})

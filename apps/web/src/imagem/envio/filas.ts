import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { call } from '../../api/call.ts'
import { connection } from '../../api/connection.ts'
import { isErroApi } from '../../api/erroApi.ts'
import { toNotice } from '../../api/notice.ts'
import { queryClient, refresh } from '../../api/queryClient.ts'
import { session } from '../../api/session.ts'
import { infoQuery } from '../../credenciado/credenciado.queries.ts'
import { notice } from '../../ui/notice.ts'
import { toEventosGto, toImagemGto } from '../lugar/lugarImagem.ts'
import { createFilaEnvio, type FilaEnvio } from './filaEnvio.ts'
import type { Guarda } from './guardaFila.ts'
import { hasBanco } from './hasBanco.ts'
import { isEmAndamento, isPendente } from './itemEnvio.ts'
import type { FalhaEnvio, PortasFila } from './portasFila.ts'

/** The file itself is at fault: sending it again would only fail again. */
const semConserto = ['0002', '0003', '0004', '0005', '0006', '0009', '0010', '0012'].map(
  (fim) => `API-IMG-${fim}`,
)

/** What is said of the guide or of its images, and not of the request on its way. */
const daGuia = /^API-(?:GTO|IMG)-/

/** The queues that a page shows. */
const vistas = new Set<number>()

/** Tells that a page shows the queue of the guide, which says itself what becomes of each file; answers how to end it. */
export function showFila(numeroFicha: number): () => void {
  vistas.add(numeroFicha)
  return () => vistas.delete(numeroFicha)
}

const explainFalha = (error: unknown): FalhaEnvio => ({
  mensagem: toNotice(error).text ?? '',
  repetivel: !semConserto.some((codigo) => isErroApi(error, codigo)),
  isSemLinha: isErroApi(error, 'SEM_CONEXAO') || (isErroApi(error) && error.status === 503),
  isRecusaDaGuia: isErroApi(error) && daGuia.test(error.codigo) && error.status !== 429,
})

/** Whoever went elsewhere while a file was on its way hears that the guide took none. */
function tellRecusa(numeroFicha: number, { mensagem, isRecusaDaGuia }: FalhaEnvio): void {
  if (!isRecusaDaGuia || vistas.has(numeroFicha)) return
  notice.push({ tone: 'atencao', title: 'Imagem não enviada', text: `Guia ${numeroFicha}: ${mensagem}` })
}

const createPortas = (numeroFicha: number, settle: () => Promise<void>): PortasFila => ({
  send: async (item, signal, onProgress) => {
    // What leaves has been kept with its key: a browser that dies in the middle of it asks for the same image again.
    await settle()
    signal.throwIfAborted()
    const eventos = toEventosGto(item.lugar)
    const reply = await call(imagem.uploadImagem, {
      query: {
        numeroFicha,
        imagemGto: toImagemGto(item.lugar),
        ...(eventos && { eventos }),
        ...(item.reduzidaDe !== undefined && item.sha256 && { sha256Arquivo: item.sha256 }),
      },
      upload: { arquivo: item.conteudo, nome: item.nome, onProgress },
      idempotencyKey: item.chave,
      signal,
    })
    // Told as sent only when the guide is the one with the image: what follows at once must not find it changed.
    await refresh(imagem.uploadImagem.stale)
    return reply.imagem
  },
  explain: explainFalha,
  onFalha: (falha) => tellRecusa(numeroFicha, falha),
  prepare: async (arquivo) => {
    const { prepareArquivo } = await import('./prepareArquivo.ts')
    return prepareArquivo(arquivo)
  },
  findRepetida: async (sha256) => {
    const { repetida } = await call(imagem.getRepetida, { query: { numeroFicha, sha256 } })
    return repetida ?? undefined
  },
  // Another guide of the patient takes the same file.
  explainRepetida: (repetida) =>
    repetida.numeroFicha === numeroFicha ? catalogoErros['API-IMG-0009'].texto : undefined,
  createId: () => crypto.randomUUID(),
  now: () => performance.now(),
})

export type Aberta = { fila: FilaEnvio; openGuarda: () => Promise<Guarda | undefined> }

/** The queues of this tab, by guide. */
export const filas = new Map<number, Aberta>()

async function openGuarda(numeroFicha: number, fila: FilaEnvio): Promise<Guarda | undefined> {
  const login = session().getSnapshot()?.userLogin
  if (login === undefined) return undefined
  try {
    const [guarda, { chaveRascunho: segredo }] = await Promise.all([
      import('./guardaFila.ts'),
      queryClient.ensureQueryData(infoQuery),
    ])
    return await guarda.openGuarda({ login, numeroFicha, segredo }, fila)
  } catch {
    fila.tellSoMemoria()
    return undefined
  }
}

/** The queue of a guide; it outlives the screen, so that files keep going while the person is elsewhere, and the browser. */
export function getFila(numeroFicha: number): FilaEnvio {
  const known = filas.get(numeroFicha)
  if (known) return known.fila
  let guarda: Promise<Guarda | undefined> | undefined
  const fila = createFilaEnvio(
    createPortas(numeroFicha, async () => {
      await (await guarda)?.settle()
    }),
  )
  const open = () => {
    guarda ??= openGuarda(numeroFicha, fila)
    return guarda
  }
  filas.set(numeroFicha, { fila, openGuarda: open })
  const leave = fila.subscribe(() => {
    if (fila.getSnapshot().length === 0) return
    leave()
    void open()
  })
  void hasBanco().then((has) => (has ? open() : undefined), fila.tellSoMemoria)
  return fila
}

connection.subscribe(() => {
  if (connection.getSnapshot() !== 'conectado') return
  for (const { fila } of filas.values()) fila.retryLinha()
})

/**
 * Closing the tab in the middle of a file would stop it: the browser asks first. So it does for what it does not keep. Whoever
 * went out was asked then, and no tab holds what it shows open.
 */
addEventListener('beforeunload', (event) => {
  const isPerdida = ({ fila }: Aberta) =>
    fila.getSnapshot().some((item) => isEmAndamento(item) || (fila.isSoMemoria() && isPendente(item)))
  if (!session().isLeft() && [...filas.values()].some(isPerdida)) event.preventDefault()
})

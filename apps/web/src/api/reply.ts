import type { Route } from '@portal/contract/route.ts'
import { today } from '../calendario/format.ts'
import { localError } from './erroApi.ts'
import { nameArquivo } from './nameArquivo.ts'
import type { Parts } from './outgoing.ts'

/** A file as the server names it or, where its name did not come along, as its route does. */
export type ArquivoRecebido = { conteudo: Blob; nome: string }

/**
 * Told how far a download got, 0 to 1; less than 1 until its last byte. Before the first one it is told how many rows a
 * workbook has: what it throws then is thrown by the call, whose signal it has to abort.
 */
export type OnDownload = (fraction: number, linhas?: number) => void

/**
 * The answer with its last byte here, so that a line which breaks in its middle is a failure to send it again for; a
 * stream as it is.
 */
export async function receive(route: Route, response: Response, onDownload?: OnDownload): Promise<Response> {
  const { body, ok, status, headers } = response
  if (route.reply === 'fluxo' || !body) return response
  const isCounted = onDownload && ok && route.reply === 'arquivo'
  const whole = isCounted ? await readCounting(response, onDownload) : await response.arrayBuffer()
  return new Response(whole, { status, headers })
}

/** A good answer as its route types it: JSON, a file, or the stream itself. */
export async function readReply(route: Route, response: Response, parts: Parts): Promise<unknown> {
  if (route.reply === 'fluxo') return response
  if (route.reply === 'arquivo') {
    const conteudo = await response.blob()
    const nome = fileName(response) ?? nameArquivo(route, { ...parts, tipo: conteudo.type, hoje: today() })
    return { conteudo, nome } satisfies ArquivoRecebido
  }
  try {
    return await response.json()
  } catch {
    throw localError('RESPOSTA_ILEGIVEL')
  }
}

/** RFC 6266: the UTF-8 name when there is one; none where services of another origin hide it. */
function fileName(response: Response): string | undefined {
  const header = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/i.exec(header)?.[1]
}

/** A file written while it is sent has no length: the server then tells about how long it will be. */
const ESTIMATE = 'x-tamanho-estimado'
/** How many rows a workbook has. */
const ROWS = 'x-total-linhas'

async function readCounting(response: Response, onDownload: OnDownload): Promise<Blob> {
  const { headers, body } = response
  const expected = Number(headers.get('content-length') ?? headers.get(ESTIMATE) ?? 0)
  onDownload(0, Number(headers.get(ROWS) ?? 0))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for await (const chunk of body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()) {
    chunks.push(chunk)
    received += chunk.byteLength
    if (expected > 0) onDownload(Math.min(received / expected, 0.99))
  }
  onDownload(1)
  return new Blob(chunks, { type: headers.get('content-type') ?? '' })
}

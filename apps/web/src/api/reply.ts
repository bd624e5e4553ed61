import type { Route } from '@portal/contract/route.ts'
import { localError } from './erroApi.ts'

/** A file as the server names it. */
export type ArquivoRecebido = { conteudo: Blob; nome: string }

/** A good answer as its route types it: JSON, a file, or the stream itself. */
export async function readReply(route: Route, response: Response): Promise<unknown> {
  if (route.reply === 'fluxo') return response
  if (route.reply === 'arquivo') {
    return { conteudo: await response.blob(), nome: fileName(response) } satisfies ArquivoRecebido
  }
  try {
    return await response.json()
  } catch {
    throw localError('RESPOSTA_ILEGIVEL')
  }
}

/** RFC 6266: the UTF-8 name when there is one. */
function fileName(response: Response): string {
  const header = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/i.exec(header)?.[1] ?? 'arquivo')
}

import type { VersaoImagem } from '@portal/domain/imagem/versaoImagem.ts'
import type { Arquivos } from './arquivos.ts'
import type { Decodificada } from './decoder/decode.ts'

/**
 * Where a version is kept: by the content of the original, so that the same file is stored once. Of what has pages, each
 * further one has its own.
 */
export const keyOf = (sha256: string, versao: VersaoImagem | 'original', pagina = 1): string =>
  pagina === 1 ? `${sha256}-${versao}` : `${sha256}-${versao}-${pagina}`

/** The type of a version: WebP for the thumbnail, JPEG for a photograph or a PDF's page. */
export function typeOf(tipoOriginal: string, versao: VersaoImagem): string {
  if (versao === 'miniatura') return 'image/webp'
  if (versao === 'inteira' && tipoOriginal === 'application/pdf') return tipoOriginal
  return tipoOriginal === 'image/jpeg' || tipoOriginal === 'application/pdf' ? 'image/jpeg' : 'image/png'
}

/** Keeps the original untouched, which nothing opens again, and its copies; resolves once all are on disk. */
export async function putCopias(
  arquivos: Arquivos,
  sha256: string,
  original: Buffer | AsyncIterable<Buffer>,
  { tela, inteira, seguintes, miniatura }: Decodificada,
): Promise<void> {
  await Promise.all([
    arquivos.put(keyOf(sha256, 'original'), original),
    arquivos.put(keyOf(sha256, 'miniatura'), miniatura),
    ...(inteira ? [arquivos.put(keyOf(sha256, 'inteira'), inteira)] : []),
    ...[tela, ...seguintes].map((pagina, at) => arquivos.put(keyOf(sha256, 'tela', at + 1), pagina)),
  ])
}

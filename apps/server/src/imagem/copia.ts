import type { Arquivos } from './arquivos.ts'
import type { Decodificada } from './decoder/decode.ts'

export type VersaoImagem = 'miniatura' | 'tela' | 'original'

/** Where a version is kept: by the content of the original, so that the same file is stored once. */
export const keyOf = (sha256: string, versao: VersaoImagem): string => `${sha256}-${versao}`

/** The type of a version: copies are ours, WebP for the thumbnail, and JPEG for the screen only of a photograph. */
export function typeOf(tipoOriginal: string, versao: VersaoImagem): string {
  if (versao === 'original') return tipoOriginal
  if (versao === 'miniatura') return 'image/webp'
  return tipoOriginal === 'image/jpeg' ? 'image/jpeg' : 'image/png'
}

/** Keeps the original untouched, and its copies; resolves once all are on disk. */
export async function putCopias(
  arquivos: Arquivos,
  sha256: string,
  original: Buffer | AsyncIterable<Buffer>,
  { tela, miniatura }: Decodificada,
): Promise<void> {
  await Promise.all([
    arquivos.put(keyOf(sha256, 'original'), original),
    arquivos.put(keyOf(sha256, 'miniatura'), miniatura),
    ...(tela ? [arquivos.put(keyOf(sha256, 'tela'), tela)] : []),
  ])
}

import type { Imagem } from '@portal/contract/imagem.ts'
import type { ImagemGuia } from './imagem.store.ts'

export function toImagem({ enviadaEm, ...imagem }: ImagemGuia): Imagem {
  return { ...imagem, enviadaEm: enviadaEm.toISOString() }
}

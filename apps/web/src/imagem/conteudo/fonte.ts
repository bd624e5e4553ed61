import { imagem } from '@portal/contract/imagem.ts'
import type { VersaoImagem } from '@portal/domain/imagem/versaoImagem.ts'
import { call } from '../../api/call.ts'
import type { ArquivoRecebido } from '../../api/reply.ts'

/** Which stored image, in which copy; of a document, which page. */
type PedidoImagem = { sequencial: number; versao: VersaoImagem; pagina?: number }

/** Where stored images are of: a guide, or an exam request. What is shown of them is the same. */
export type FonteImagem = {
  /** Begins the keys of an image's readings. */
  chaveDe: (sequencial: number) => readonly [operacao: string, numero: number, sequencial: number]
  /** What all of them together are. */
  rotulo: string
  load: (pedido: PedidoImagem, signal?: AbortSignal) => Promise<ArquivoRecebido>
}

/** The images of a guide. */
export const fonteGuia = (numeroFicha: number): FonteImagem => ({
  chaveDe: (sequencial) => ['imagem.getImagem', numeroFicha, sequencial],
  rotulo: 'Imagens da guia',
  load: (pedido, signal) => call(imagem.getImagem, { query: { numeroFicha, ...pedido }, signal }),
})

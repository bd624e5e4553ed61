import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { showData } from '../calendario/format.ts'
import { type FonteImagem, fonteGuia } from '../imagem/conteudo/fonte.ts'
import { formatLugar } from '../imagem/lugar/lugarImagem.ts'
import type { ImagemVista } from '../imagem/visualizador/aberta.ts'

/** What an image of the archive is, in words. */
export const describeImagem = (imagem: ImagemAcervo): string =>
  `${formatLugar(imagem)}, ${showData(imagem.data)}, guia ${imagem.numeroFicha}`

/** The images as the viewer numbers them: by their place in the list, for a guide's numbers repeat in another guide. */
export const toVistas = (imagens: readonly ImagemAcervo[]): ImagemVista[] =>
  imagens.map((imagem, at) => ({ ...imagem, sequencial: at + 1, lugar: describeImagem(imagem) }))

/** Images of several guides: each is read, and kept, as its own guide's. */
export function fonteAcervo(imagens: readonly ImagemAcervo[]): FonteImagem {
  const find = (lugar: number): ImagemAcervo => {
    const imagem = imagens[lugar - 1]
    if (!imagem) throw new RangeError(`no image ${lugar}`)
    return imagem
  }
  return {
    chaveDe: (lugar) => {
      const { numeroFicha, sequencial } = find(lugar)
      return fonteGuia(numeroFicha).chaveDe(sequencial)
    },
    rotulo: 'Imagens do acervo',
    load: ({ sequencial: lugar, ...pedido }, signal) => {
      const { numeroFicha, sequencial } = find(lugar)
      return fonteGuia(numeroFicha).load({ ...pedido, sequencial }, signal)
    },
  }
}

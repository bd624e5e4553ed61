import { acervo, type ImagemAcervo } from '@portal/contract/acervo.ts'
import { call } from '../api/call.ts'
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

/** A guide's images as the archive gives them; what is saved as a file is the guide's own copy, with its format and pages. */
export function fonteAcervoGuia(numeroFicha: number): FonteImagem {
  const daGuia = fonteGuia(numeroFicha)
  return {
    chaveDe: (sequencial) => ['acervo.getImagemAcervo', numeroFicha, sequencial],
    rotulo: daGuia.rotulo,
    load: async (pedido, signal) => {
      const { sequencial, versao, pagina = 1 } = pedido
      if (versao === 'inteira') return daGuia.load(pedido, signal)
      const query = {
        numeroFicha,
        sequencial,
        ...(versao === 'miniatura' ? { thumbnail: true } : { pagina }),
      }
      const {
        conteudo,
        tipo: type,
        nomeArquivo: nome,
      } = await call(acervo.getImagemAcervo, { query, signal })
      const bytes = Uint8Array.from(atob(conteudo), (letra) => letra.charCodeAt(0))
      return { conteudo: new Blob([bytes], { type }), nome }
    },
  }
}

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
      return fonteAcervoGuia(numeroFicha).chaveDe(sequencial)
    },
    rotulo: 'Imagens do acervo',
    load: ({ sequencial: lugar, ...pedido }, signal) => {
      const { numeroFicha, sequencial } = find(lugar)
      return fonteAcervoGuia(numeroFicha).load({ ...pedido, sequencial }, signal)
    },
  }
}

import { acervo, type ImagemAcervo } from '@portal/contract/acervo.ts'
import { call } from '../../api/call.ts'
import { showData } from '../../calendario/format.ts'
import { type FonteImagem, fonteGuia } from '../../imagem/conteudo/fonte.ts'
import { formatLugar } from '../../imagem/lugar/lugarImagem.ts'
import type { ImagemVista } from '../../imagem/visualizador/aberta.ts'

/** Whether one of the provider's guides has it: what came of an exam that answers for none is its radiology form's. */
export const isDaGuia = ({ numeroFicha, origem }: ImagemAcervo): boolean => numeroFicha !== origem

/** Why an image has no marks: they are kept with the guide. Undefined for an image that one has. */
export const whyNoMarcas = (imagem: ImagemAcervo): string | undefined =>
  isDaGuia(imagem)
    ? undefined
    : 'Marcas e medidas se guardam na guia, e esta imagem ainda não está em nenhuma.'

/** What an image of the archive is, in words. */
export const describeImagem = (imagem: ImagemAcervo): string =>
  `${formatLugar(imagem)}, ${showData(imagem.data)}, ${isDaGuia(imagem) ? 'guia' : 'exame da ficha'} ${imagem.numeroFicha}`

/** The images as the viewer numbers them: by their place in the list, for a guide's numbers repeat in another guide. */
export const toVistas = (imagens: readonly ImagemAcervo[]): ImagemVista[] =>
  imagens.map((imagem, at) => ({ ...imagem, sequencial: at + 1, lugar: describeImagem(imagem) }))

/**
 * The images of one form as the archive gives them; what is saved as a file is the guide's own copy, with its format and
 * pages, where a guide has it.
 */
export function fonteAcervoGuia(daFicha: ImagemAcervo): FonteImagem {
  const { numeroFicha } = daFicha
  const daGuia = fonteGuia(numeroFicha)
  return {
    chaveDe: (sequencial) => ['acervo.getImagemAcervo', numeroFicha, sequencial],
    rotulo: daGuia.rotulo,
    load: async (pedido, signal) => {
      const { sequencial, versao, pagina = 1 } = pedido
      if (versao === 'inteira' && isDaGuia(daFicha)) return daGuia.load(pedido, signal)
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
      const imagem = find(lugar)
      return fonteAcervoGuia(imagem).chaveDe(imagem.sequencial)
    },
    rotulo: 'Imagens do acervo',
    load: ({ sequencial: lugar, ...pedido }, signal) => {
      const imagem = find(lugar)
      return fonteAcervoGuia(imagem).load({ ...pedido, sequencial: imagem.sequencial }, signal)
    },
  }
}

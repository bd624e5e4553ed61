import type { Imagem } from '@portal/contract/imagem.ts'
import type { Comando } from './comando.ts'

/** What the viewer shows of an image, and what it is called there. */
export type ImagemVista = Pick<Imagem, 'sequencial' | 'nomeArquivo' | 'bytes' | 'paginas' | 'paginasTela'> & {
  lugar: string
  /** Its size in points, where it is known. */
  largura?: number | null
  altura?: number | null
}

/** What stands open: an image by its number, and which of its pages. */
export type Aberta = { sequencial: number; pagina: number }

const passos: Readonly<Partial<Record<Comando, 1 | -1>>> = {
  anterior: -1,
  seguinte: 1,
  paginaAnterior: -1,
  paginaSeguinte: 1,
}

/**
 * Where a command leads from the open image: to another of its pages or, where it has but one, to another image.
 * Undefined where there is none further, and for a command that leads nowhere.
 */
export function findVizinha(
  imagens: readonly Pick<ImagemVista, 'sequencial' | 'paginasTela'>[],
  { sequencial, pagina }: Aberta,
  comando: Comando,
): Aberta | undefined {
  const passo = passos[comando]
  if (passo === undefined) return undefined
  const at = imagens.findIndex((imagem) => imagem.sequencial === sequencial)
  const paginas = imagens[at]?.paginasTela ?? 0
  if (comando.startsWith('pagina') && paginas > 1) {
    const outra = pagina + passo
    return outra >= 1 && outra <= paginas ? { sequencial, pagina: outra } : undefined
  }
  const vizinha = imagens[at + passo]
  return vizinha && { sequencial: vizinha.sequencial, pagina: 1 }
}

/** `2 de 3, Inicial, dente 22`: an image by its place among the others. */
export function describeLugar(
  imagens: readonly Pick<ImagemVista, 'sequencial' | 'lugar'>[],
  sequencial: number,
): string {
  const at = imagens.findIndex((imagem) => imagem.sequencial === sequencial)
  return `${at + 1} de ${imagens.length}, ${imagens[at]?.lugar ?? ''}`
}

/**
 * What readers are told where a command leads to another image, or no further. Empty for another page, which the bar of
 * the pages tells itself; undefined for a command that leads nowhere.
 */
export function describePasso(
  imagens: readonly Pick<ImagemVista, 'sequencial' | 'paginasTela' | 'lugar'>[],
  aberta: Aberta,
  comando: Comando,
): string | undefined {
  const passo = passos[comando]
  if (passo === undefined) return undefined
  const vizinha = findVizinha(imagens, aberta, comando)
  if (vizinha)
    return vizinha.sequencial === aberta.sequencial ? '' : describeLugar(imagens, vizinha.sequencial)
  const paginas = imagens.find(({ sequencial }) => sequencial === aberta.sequencial)?.paginasTela ?? 0
  const parte = comando.startsWith('pagina') && paginas > 1 ? 'página mostrada' : 'imagem'
  return `Esta é a ${passo === 1 ? 'última' : 'primeira'} ${parte}.`
}

/** `, página 2 de 5`; empty for what has one page alone. */
export const formatPagina = (
  { paginas, paginasTela }: Pick<ImagemVista, 'paginas' | 'paginasTela'>,
  pagina: number,
): string => (paginasTela > 1 ? `, página ${pagina} de ${paginas}` : '')

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

/** `, página 2 de 5`; empty for what has one page alone. */
export const formatPagina = (
  { paginas, paginasTela }: Pick<ImagemVista, 'paginas' | 'paginasTela'>,
  pagina: number,
): string => (paginasTela > 1 ? `, página ${pagina} de ${paginas}` : '')

import { queryOptions } from '@tanstack/react-query'
import type { FonteImagem } from './fonte.ts'

/**
 * The content of an image to show, of a PDF one page. A number always means the same image, so that it never grows
 * stale.
 */
export const conteudoQuery = (
  { chaveDe, load }: FonteImagem,
  sequencial: number,
  versao: 'miniatura' | 'tela',
  pagina = 1,
) =>
  queryOptions({
    queryKey: [...chaveDe(sequencial), versao, pagina],
    queryFn: async ({ signal }) =>
      (await load({ sequencial, versao, ...(pagina > 1 && { pagina }) }, signal)).conteudo,
    staleTime: Number.POSITIVE_INFINITY,
  })

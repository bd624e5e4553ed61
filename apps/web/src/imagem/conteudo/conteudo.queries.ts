import { imagem } from '@portal/contract/imagem.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/**
 * The content of an image to show, of a PDF one page. A number always means the same image, so that it never grows
 * stale.
 */
export const conteudoQuery = (
  numeroFicha: number,
  sequencial: number,
  versao: 'miniatura' | 'tela',
  pagina = 1,
) =>
  queryOptions({
    queryKey: ['imagem.getImagem', numeroFicha, sequencial, versao, pagina],
    queryFn: async ({ signal }) => {
      const query = { numeroFicha, sequencial, versao, ...(pagina > 1 && { pagina }) }
      return (await call(imagem.getImagem, { query, signal })).conteudo
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

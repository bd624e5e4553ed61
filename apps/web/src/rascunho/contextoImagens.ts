import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { Imagem } from '@portal/contract/imagem.ts'

/** The guide's images as the rules see them. A function of its own, so that a query's `select` keeps its result. */
export function toContextoImagens(imagens: readonly Imagem[]): ContextoGuia['imagens'] {
  return imagens.map(({ momento, dente, eventos }) => ({
    momento,
    ...(dente && { dente }),
    ...(eventos && { eventos: [...eventos] }),
  }))
}

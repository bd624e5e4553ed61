/** What an image is called by: its guide, and its number in it. */
export type ChaveImagem = { numeroFicha: number; sequencial: number }

export const isMesmaImagem = (a: ChaveImagem, b: ChaveImagem): boolean =>
  a.numeroFicha === b.numeroFicha && a.sequencial === b.sequencial

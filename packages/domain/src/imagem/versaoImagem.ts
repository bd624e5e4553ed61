/** What leaves the server of a file that somebody sent: copies made there. */
export const versoesImagem = ['miniatura', 'tela', 'inteira'] as const
export type VersaoImagem = (typeof versoesImagem)[number]

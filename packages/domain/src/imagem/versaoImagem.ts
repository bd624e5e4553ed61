/** What leaves the server of a file that is shown alone, page by page. */
export const versoesArquivo = ['tela', 'inteira'] as const

/** What leaves the server of a file that somebody sent: copies made there. */
export const versoesImagem = ['miniatura', ...versoesArquivo] as const
export type VersaoImagem = (typeof versoesImagem)[number]

/** What leaves the server of a file that is shown alone, page by page. */
export const versoesArquivo = ['tela', 'inteira'] as const

/** What leaves the server of a file that somebody sent: copies made there. */
export const versoesImagem = ['miniatura', ...versoesArquivo] as const
export type VersaoImagem = (typeof versoesImagem)[number]

/** How the name of each of those copies ends. */
export const extensoesCopia: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

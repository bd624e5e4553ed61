import path from 'node:path'

/** The images' folder under the data folder. */
export const locateImagens = (dataDir: string): string => path.join(dataDir, 'imagens')

/** Its folders, `00` to `ff`: by the first two digits of a content's hash. */
export const pastas: readonly string[] = Array.from({ length: 256 }, (_, n) =>
  n.toString(16).padStart(2, '0'),
)

/** The folder of a content, by its hash or its key. */
export const folderOf = (chave: string): string => chave.slice(0, 2)

/** What a file is called while it is being written. */
export const sufixoParcial = '.parcial'

import type { ArquivoRecebido } from './reply.ts'

/** Hands a received file to the browser's downloads, under the name that the server gave it. */
export function saveArquivo({ conteudo, nome }: ArquivoRecebido): void {
  const url = URL.createObjectURL(conteudo)
  const link = document.createElement('a')
  link.href = url
  link.download = nome
  link.click()
  // The browser has taken the content by the time the event is over.
  setTimeout(() => URL.revokeObjectURL(url))
}

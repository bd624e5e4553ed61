import { imagem } from '@portal/contract/imagem.ts'
import { call } from '../api/call.ts'

/** Saves the stored original, exactly as it was sent. Throws `ErroApi`. */
export async function downloadOriginal(numeroFicha: number, sequencial: number): Promise<void> {
  const { conteudo, nome } = await call(imagem.getImagem, {
    query: { numeroFicha, sequencial, versao: 'original' },
  })
  const url = URL.createObjectURL(conteudo)
  const link = document.createElement('a')
  link.href = url
  link.download = nome
  link.click()
  // The browser has taken the content by the time the event is over.
  setTimeout(() => URL.revokeObjectURL(url))
}

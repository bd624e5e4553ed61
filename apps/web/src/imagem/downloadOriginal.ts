import { imagem } from '@portal/contract/imagem.ts'
import { call } from '../api/call.ts'
import { saveArquivo } from '../api/saveArquivo.ts'

/** Saves the stored original, exactly as it was sent. Throws `ErroApi`. */
export async function downloadOriginal(numeroFicha: number, sequencial: number): Promise<void> {
  saveArquivo(await call(imagem.getImagem, { query: { numeroFicha, sequencial, versao: 'original' } }))
}

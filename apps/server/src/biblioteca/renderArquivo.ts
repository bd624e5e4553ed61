import { parseTextoTermo } from '@portal/domain/termo/parseTextoTermo.ts'
import { drawCabeca } from '../impressao/drawCabeca.ts'
import { drawTexto } from '../impressao/drawTexto.ts'
import { drawPdf, TEXTO } from '../impressao/folha.ts'

/** What a file says of itself on paper: title, what stands under it, and the foot of every page. */
export type ArquivoImpresso = {
  titulo: string
  subtitulo: string
  rodape: string
  texto: string
  data: string
}

/**
 * Draws a text of the library. The same text makes the same bytes: the file bears the day of its version, not the hour at
 * which it was asked for. Resolves with the file and its number of pages.
 */
export const renderArquivo = (arquivo: ArquivoImpresso): Promise<{ conteudo: Buffer; paginas: number }> =>
  drawPdf(TEXTO, { ...arquivo, criadoEm: new Date(`${arquivo.data}T12:00:00Z`) }, arquivo.rodape, (folha) => {
    drawCabeca(folha, arquivo)
    drawTexto(folha, parseTextoTermo(arquivo.texto))
  })

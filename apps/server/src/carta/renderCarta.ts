import type { Carta } from '@portal/domain/carta/carta.ts'
import { parseTextoTermo } from '@portal/domain/termo/parseTextoTermo.ts'
import type { Arquivo } from '../http/handler.ts'
import { drawCabeca } from '../impressao/drawCabeca.ts'
import { drawTexto } from '../impressao/drawTexto.ts'
import { drawPdf, TEXTO } from '../impressao/folha.ts'
import { showLetras } from '../impressao/showLetras.ts'

/** A letter as a PDF named `nome`: the text that its page shows, and who printed it when in the foot. */
export async function renderCarta(carta: Carta, nome: string, rodape: string): Promise<Arquivo> {
  const { conteudo } = await drawPdf(TEXTO, carta, showLetras(rodape), (folha) => {
    drawCabeca(folha, carta)
    drawTexto(folha, parseTextoTermo(showLetras(carta.texto)))
  })
  return { conteudo, tipo: 'application/pdf', nome, inline: true }
}

import { pontosMaximo } from '@portal/domain/imagem/limite.ts'

/**
 * Why the content of a file is refused: it is not what its extension says, it cannot be read whole, it has more
 * pixels than we decode or more pages than we show, or it is a PDF that acts.
 */
export type MotivoConteudo = 'conteudo' | 'corrompido' | 'pontos' | 'paginas' | 'ativo'

/** A refusal on its way out of the decoder; anything else thrown there counts as `corrompido`. */
export class Recusa extends Error {
  readonly motivo: MotivoConteudo

  constructor(motivo: MotivoConteudo) {
    super(motivo)
    this.motivo = motivo
  }
}

/**
 * Of all pages of a file together: a few megabytes may hold a picture that every page shows at its worst. The time is well
 * under what a file has, its process's start included, so that its refusal says why.
 */
export const LIMITE_PAGINAS = { bytes: 20 * 1024 * 1024, tempoMs: 5000 } as const

/** Throws `pontos` on an image larger than that, `corrompido` on one without an area. */
export function checkPontos(largura: number, altura: number): void {
  if (!(largura > 0 && altura > 0)) throw new Recusa('corrompido')
  if (largura * altura > pontosMaximo) throw new Recusa('pontos')
}

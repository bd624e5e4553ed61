/** Which greys are told apart, and how: the ends of the window (0 to 255), the curve between them, and the inversion. */
export type Janela = {
  baixo: number
  alto: number
  /** Above 1 the middle greys grow lighter. */
  gama: number
  invertida: boolean
}

export const janelaInicial: Janela = { baixo: 0, alto: 255, gama: 1, invertida: false }

export const gamaMinima = 0.3
export const gamaMaxima = 3

export const isJanelaInicial = ({ baixo, alto, gama, invertida }: Janela): boolean =>
  baixo === 0 && alto === 255 && gama === 1 && !invertida

/** What each of the 256 levels becomes: black up to `baixo`, white from `alto` on, the curve between them. */
export function buildTabela({ baixo, alto, gama, invertida }: Janela): Uint8ClampedArray {
  const tabela = new Uint8ClampedArray(256)
  const largura = Math.max(1, alto - baixo)
  for (let nivel = 0; nivel < 256; nivel++) {
    const naJanela = Math.min(Math.max((nivel - baixo) / largura, 0), 1)
    const valor = 255 * naJanela ** (1 / gama)
    tabela[nivel] = invertida ? 255 - valor : valor
  }
  return tabela
}

/** Writes `de` through the table into `para`; both hold red, green, blue and opacity, which stays. */
export function applyTabela(de: Uint8ClampedArray, para: Uint8ClampedArray, tabela: Uint8ClampedArray): void {
  for (let at = 0; at < de.length; at += 4) {
    para[at] = tabela[de[at] ?? 0] ?? 0
    para[at + 1] = tabela[de[at + 1] ?? 0] ?? 0
    para[at + 2] = tabela[de[at + 2] ?? 0] ?? 0
    para[at + 3] = de[at + 3] ?? 255
  }
}

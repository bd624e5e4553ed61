import type { FormaFaces } from './setores.ts'

/** Thirds of the whole box: where a press counts for each face, however small the tooth is drawn (WCAG 2.5.8). */
export const FORMA_ALVO: FormaFaces = { largura: 32, altura: 32, quadratura: 40, centro: [10.7, 10.7] }

/** The square with a centre that Brazilian forms print; deciduous teeth are rounder. */
export const FORMAS_GEOMETRICAS = {
  permanente: { largura: 30, altura: 30, quadratura: 16, centro: [11, 11] },
  decidua: { largura: 29, altura: 29, quadratura: 3, centro: [11, 11] },
} as const satisfies Record<string, FormaFaces>

/** The bite as it is: an incisor's edge is wide and thin, a molar is nearly square. */
export const FORMAS_ANATOMICAS = {
  incisivoSuperior: { largura: 26, altura: 22, quadratura: 2.5, centro: [13, 7] },
  incisivoInferior: { largura: 21, altura: 21, quadratura: 2.4, centro: [11, 7] },
  canino: { largura: 23, altura: 25, quadratura: 2.1, centro: [9.5, 9.5] },
  preMolar: { largura: 23, altura: 27, quadratura: 2.5, centro: [9.5, 11] },
  molar: { largura: 29.5, altura: 28.5, quadratura: 3.6, centro: [12, 11.5] },
} as const satisfies Record<string, FormaFaces>

import type { FormaFaces } from './setores.ts'

/** The square with a centre that Brazilian forms print; deciduous teeth are rounder. */
export const FORMAS_GEOMETRICAS = {
  permanente: { largura: 29.5, altura: 29.5, quadratura: 16, centro: [11.5, 11.5] },
  decidua: { largura: 27.5, altura: 27.5, quadratura: 3, centro: [10.5, 10.5] },
} as const satisfies Record<string, FormaFaces>

/** The bite as it is: an incisor's edge is wide and thin, a molar is nearly square. */
export const FORMAS_ANATOMICAS = {
  incisivoSuperior: { largura: 26, altura: 22, quadratura: 2.5, centro: [16, 6] },
  incisivoInferior: { largura: 21, altura: 21, quadratura: 2.4, centro: [12, 6] },
  canino: { largura: 23, altura: 25, quadratura: 2.1, centro: [9, 9] },
  preMolar: { largura: 23, altura: 27, quadratura: 2.5, centro: [9, 11.5] },
  molar: { largura: 29, altura: 28, quadratura: 3.6, centro: [13, 12] },
} as const satisfies Record<string, FormaFaces>

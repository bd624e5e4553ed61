import { type Dente, findDente } from '@portal/domain/dente/dente.tables.ts'

/** The quarters of the mouth as they lie on the screen, each with its permanent number. */
export const QUADRANTES = [
  { codigo: '1', rotulo: 'Superior direito' },
  { codigo: '2', rotulo: 'Superior esquerdo' },
  { codigo: '4', rotulo: 'Inferior direito' },
  { codigo: '3', rotulo: 'Inferior esquerdo' },
] as const

/** The quarter of a tooth of either dentition, by its permanent number. */
export function toQuadrante(dente: Dente | undefined): string {
  const quadrante = dente?.quadrante ?? 1
  return String(quadrante > 4 ? quadrante - 4 : quadrante)
}

export function toQuadranteDoDente(codigo: string): string {
  return toQuadrante(findDente(codigo))
}

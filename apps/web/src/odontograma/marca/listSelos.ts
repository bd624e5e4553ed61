import type { MarcaDente, TipoMarca } from './marcaDente.ts'

/**
 * The letters over a tooth, as many as stand there without touching its neighbours': two, or one beside the sign of an
 * advice. What the guide has comes before what was there; the tooth's name and its detail tell them all.
 */
export function listSelos(marcas: readonly MarcaDente[], hasAviso: boolean): TipoMarca[] {
  const daGuia = marcas.filter(({ sequencial }) => sequencial !== undefined)
  const deAntes = marcas.filter(({ sequencial }) => sequencial === undefined)
  const tipos = new Set([...daGuia, ...deAntes].map(({ tipo }) => tipo))
  return [...tipos].slice(0, hasAviso ? 1 : 2)
}

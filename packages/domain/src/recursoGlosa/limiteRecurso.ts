/** Why nothing, or not all, of what a paid guide was denied comes back by an appeal. */
export const limitesRecurso = [
  /** No denial of it is one that an appeal changes. */
  'semCabimento',
  /** In the place of each that an appeal could change another guide was authorised since: as it stands, it is refused. */
  'tomado',
  /** In the place of some of them. */
  'parteTomada',
] as const
export type LimiteRecurso = (typeof limitesRecurso)[number]

/** The denied events of a guide, taken together; undefined where an appeal may bring all of them back that it can change. */
export function findLimiteRecurso(
  itens: readonly { cabe: boolean; tomado: boolean }[],
): LimiteRecurso | undefined {
  const cabiveis = itens.filter(({ cabe }) => cabe)
  if (cabiveis.length === 0) return 'semCabimento'
  const livres = cabiveis.filter(({ tomado }) => !tomado)
  if (livres.length === 0) return 'tomado'
  return livres.length < cabiveis.length ? 'parteTomada' : undefined
}

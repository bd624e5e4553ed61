import type { GuiaAJulgar } from '../repasse/encaminhamento.store.ts'

/**
 * The guides in batches of so many, no two of one patient in one: each of hers is judged after those before it. In the order
 * of the patients, so that two runs that meet lock their records in the same one.
 */
export function toLotes<G extends GuiaAJulgar>(guias: readonly G[], tamanho: number): G[][] {
  const voltas: G[][] = []
  for (const daPaciente of Map.groupBy(guias, ({ codigoAssociado }) => codigoAssociado).values()) {
    for (const [i, guia] of daPaciente.entries()) voltas[i] = [...(voltas[i] ?? []), guia]
  }
  return voltas.flatMap((volta) => {
    const ordenada = volta.toSorted((a, b) => (a.codigoAssociado < b.codigoAssociado ? -1 : 1))
    return Array.from({ length: Math.ceil(ordenada.length / tamanho) }, (_, i) =>
      ordenada.slice(i * tamanho, (i + 1) * tamanho),
    )
  })
}

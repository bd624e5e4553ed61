import type { GuiaAJulgar } from '../repasse/encaminhamento.store.ts'

/**
 * The guides in batches of so many, no two of one patient in one: each of hers is judged after those before it. All rows of
 * a batch are locked before all records, and these in the order of the patients, so that two runs that meet cannot wait for
 * each other (`docs/decisions/0012-clinical-record.md`): a guide that has others to lock besides is alone.
 */
export function toLotes<G extends GuiaAJulgar>(guias: readonly G[], tamanho: number): G[][] {
  const pacientes = [...Map.groupBy(guias, ({ codigoAssociado }) => codigoAssociado).values()]
  const voltas = Array.from({ length: Math.max(0, ...pacientes.map(({ length }) => length)) }, (_, i) =>
    pacientes.flatMap((daPaciente) => daPaciente.slice(i, i + 1)),
  )
  return voltas.flatMap((volta) => {
    const juntas = volta
      .filter(({ temComplementar }) => !temComplementar)
      .toSorted((a, b) => (a.codigoAssociado < b.codigoAssociado ? -1 : 1))
    const lotes = Array.from({ length: Math.ceil(juntas.length / tamanho) }, (_, i) =>
      juntas.slice(i * tamanho, (i + 1) * tamanho),
    )
    return [...lotes, ...volta.filter(({ temComplementar }) => temComplementar).map((guia) => [guia])]
  })
}

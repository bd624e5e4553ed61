import type { GuiaAJulgar } from '../repasse/encaminhamento.store.ts'

/** The guides in batches of so many, no two of one patient in one: each of hers is judged after those before it. */
export function toLotes<G extends GuiaAJulgar>(guias: readonly G[], tamanho: number): G[][] {
  const pacientes = [...Map.groupBy(guias, ({ codigoAssociado }) => codigoAssociado).values()]
  const voltas = Array.from({ length: Math.max(0, ...pacientes.map(({ length }) => length)) }, (_, i) =>
    pacientes.flatMap((daPaciente) => daPaciente.slice(i, i + 1)),
  )
  return voltas.flatMap((volta) =>
    Array.from({ length: Math.ceil(volta.length / tamanho) }, (_, i) =>
      volta.slice(i * tamanho, (i + 1) * tamanho),
    ),
  )
}

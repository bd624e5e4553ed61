const HORA_MS = 3_600_000

/** The last instant at which a unit may give a capture back (Operadora §3). */
export const endDevolucao = ({
  capturadaEm,
  horasDevolucao,
}: {
  readonly capturadaEm: Date
  readonly horasDevolucao: number
}): Date => new Date(capturadaEm.getTime() + horasDevolucao * HORA_MS)

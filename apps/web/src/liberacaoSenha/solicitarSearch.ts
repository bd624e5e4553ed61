/** What the address of the authorisation request holds. */
export type SolicitarSearch = { paciente?: string; especialidade?: number; plano?: string }

export function readSolicitarSearch(raw: Record<string, unknown>): SolicitarSearch {
  const paciente = String(raw.paciente ?? '')
  const especialidade = Number(raw.especialidade)
  const plano = String(raw.plano ?? '')
  return {
    ...(/^[0-9a-f-]{36}$/i.test(paciente) ? { paciente } : {}),
    ...(Number.isInteger(especialidade) && especialidade > 0 ? { especialidade } : {}),
    ...(plano.length > 0 && plano.length <= 20 ? { plano } : {}),
  }
}

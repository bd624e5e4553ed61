import { type CodigoTipoOrtodontia, tiposOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'

/** What the address of the authorisation request holds; `tipo` is the orthodontic guide that is asked for. */
export type SolicitarSearch = {
  paciente?: string
  especialidade?: number
  tipo?: CodigoTipoOrtodontia
  plano?: string
}

export function readSolicitarSearch(raw: Record<string, unknown>): SolicitarSearch {
  const paciente = String(raw.paciente ?? '')
  const especialidade = Number(raw.especialidade)
  const tipo = tiposOrtodontia.find(({ codigo }) => codigo === Number(raw.tipo))?.codigo
  const plano = String(raw.plano ?? '')
  return {
    ...(/^[0-9a-f-]{36}$/i.test(paciente) ? { paciente } : {}),
    ...(Number.isInteger(especialidade) && especialidade > 0 ? { especialidade } : {}),
    ...(tipo ? { tipo } : {}),
    ...(plano.length > 0 && plano.length <= 20 ? { plano } : {}),
  }
}

import { type CodigoIndicador, indicadores } from '@portal/domain/indicador/indicador.tables.ts'

/** What the address of the figures holds: the one whose rows are open, and of which denial. */
export type QualidadeSearch = { indicador?: CodigoIndicador; causa?: string }

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readQualidadeSearch(raw: Record<string, unknown>): QualidadeSearch {
  const indicador = indicadores.find(({ codigo }) => codigo === raw.indicador)?.codigo
  const causa = String(raw.causa ?? '')
  return {
    ...(indicador && { indicador }),
    ...(indicador === 'glosaInicial' && /^\d{4}$/.test(causa) && { causa }),
  }
}

import { type FormaEvento, type LugarDito, sortPeloLugar } from './cabeNoLugar.ts'
import type { EventoPesquisavel } from './indexEvento.ts'
import { type OpcoesBusca, searchEventos } from './searchEventos.ts'

/**
 * The events that what was typed may mean, those first that can be in all the places said. Among all that are found:
 * what can be there may stand far behind, as a crown on an absent tooth.
 */
export function searchNoLugar<E extends EventoPesquisavel & FormaEvento>(
  eventos: readonly E[],
  texto: string,
  lugares: readonly LugarDito[],
  opcoes: Omit<OpcoesBusca, 'maximo'>,
): readonly E[] {
  const maximo = lugares.length > 0 ? { maximo: eventos.length } : {}
  const achados = searchEventos(eventos, texto, { ...opcoes, ...maximo }).map(({ evento }) => evento)
  return sortPeloLugar(achados, lugares)
}

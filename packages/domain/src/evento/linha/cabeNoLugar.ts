import type { RegraEvento } from '../regra/regraEvento.ts'

/** What of an event's rule tells where it may be. */
export type FormaEvento = Pick<RegraEvento, 'local' | 'dentes' | 'regioes' | 'facesMinimo' | 'facesMaximo'>

/** Where somebody says that an event is; nothing of it, or all. */
export type LugarDito = {
  readonly dente?: string | undefined
  readonly regiao?: string | undefined
  readonly faces?: string | undefined
}

/** Whether the event can be there. Faces that were not said are still to come, and speak against none. */
export function cabeNoLugar(evento: FormaEvento, { dente, regiao, faces = '' }: LugarDito): boolean {
  if (regiao) return evento.regioes.includes(regiao)
  if (!dente) return true
  const quantas = faces.length
  return (
    evento.dentes.includes(dente) &&
    (quantas === 0 || (quantas >= evento.facesMinimo && quantas <= evento.facesMaximo))
  )
}

/** A tooth of the first dentition is meant by what only such teeth have, before what any tooth may have. */
const isSoDeciduo = ({ dentes }: FormaEvento): boolean =>
  dentes.length > 0 && dentes.every((cada) => cada >= '51')

/**
 * The events that words may mean, those first that can be in all the places where they are said to be: "17 MOD resina"
 * is the filling of three faces. In the order given where none can, or all.
 */
export function sortPeloLugar<E extends FormaEvento>(
  eventos: readonly E[],
  lugares: readonly LugarDito[],
): readonly E[] {
  const rankEm = (evento: E, lugar: LugarDito): number => {
    if (!cabeNoLugar(evento, lugar)) return 2
    return lugar.dente && lugar.dente >= '51' && !isSoDeciduo(evento) ? 1 : 0
  }
  const rank = (evento: E): number => Math.max(0, ...lugares.map((lugar) => rankEm(evento, lugar)))
  return eventos.toSorted((a, b) => rank(a) - rank(b))
}

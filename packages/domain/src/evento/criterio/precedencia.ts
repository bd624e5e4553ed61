import type { Contexto, EventoFeito, LinhaGuia } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import type { Alvo } from './criterio.ts'

/** The earlier event as a reason tells it: who did it stays private. */
export const toEventoAnterior = ({
  codigoEvento,
  data,
  proprio,
}: EventoFeito): NonNullable<Motivo['eventoAnterior']> => ({ codigoEvento, data, proprio })

type Feito = Pick<EventoFeito, 'data' | 'ordem'> & Partial<Pick<EventoFeito, 'tardio'>>

const isAutorizadoAntes = ({ ordem = 0 }: Pick<EventoFeito, 'ordem'>, { item }: Alvo): boolean =>
  ordem < (item.ordem ?? Number.POSITIVE_INFINITY)

/**
 * Whether something was done before the item: on an earlier day or, of the same day, authorised before it. An item is
 * never judged by what came after it: a date typed late meets what had been done by then, and payment looks back only.
 * What was told late never stands against what had been authorised by then (Operadora §1).
 */
export const isFeitoAntes = (feito: Feito, alvo: Alvo): boolean =>
  (feito.data < alvo.data || (feito.data === alvo.data && isAutorizadoAntes(feito, alvo))) &&
  !(feito.tardio && !isAutorizadoAntes(feito, alvo))

/**
 * Whether it took the place that the item asks for. Who asks now, to be authorised or by a day told late, comes after all
 * that was authorised by then, on whatever day it was done.
 */
const isOcupante = (feito: EventoFeito, alvo: Alvo, momento: Contexto['momento']): boolean =>
  feito.desloca &&
  (isFeitoAntes(feito, alvo) ||
    ((momento !== 'pagamento' || alvo.item.tardio === true) && isAutorizadoAntes(feito, alvo)))

const listDoGrupo = (grupo: string, { feitos }: Contexto): readonly EventoFeito[] => feitos.get(grupo) ?? []

/** What stands before the item in a frequency group, first done first. */
export const listFeitosAntes = (grupo: string, alvo: Alvo, contexto: Contexto): readonly EventoFeito[] =>
  listDoGrupo(grupo, contexto).filter((feito) => isOcupante(feito, alvo, contexto.momento))

/** The same of what holds an exam of the group too: it was done with it. */
export const listOcupantesAntes = (grupo: string, alvo: Alvo, contexto: Contexto): readonly EventoFeito[] =>
  (contexto.ocupantes.get(grupo) ?? []).filter((feito) => isOcupante(feito, alvo, contexto.momento))

/** What was done before the item in a frequency group and answers for it, whether it takes a place or not. */
export const listApoiosAntes = (grupo: string, alvo: Alvo, contexto: Contexto): readonly EventoFeito[] =>
  listDoGrupo(grupo, contexto).filter((feito) => isFeitoAntes(feito, alvo))

/** How a reason names the line that stands against the item: one of the main guide was settled before. */
export const toLinhaContra = ({ principal, item }: LinhaGuia): Pick<Motivo, 'linha'> =>
  principal ? {} : { linha: item.sequencial }

/**
 * Whether a line comes before the item: the one typed before it, and any of the main guide. At payment a line of the
 * main guide is held to what any other guide is: it must have been done before.
 */
export function isLinhaAntes(linha: LinhaGuia, alvo: Alvo, { momento }: Contexto): boolean {
  if (!linha.principal) return linha.item.sequencial < alvo.item.sequencial
  if (momento !== 'pagamento') return true
  const { data, ordem } = linha.item
  return data !== undefined && isFeitoAntes({ data, ordem }, alvo)
}

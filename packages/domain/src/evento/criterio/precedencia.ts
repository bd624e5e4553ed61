import type { Contexto, EventoFeito, LinhaGuia } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import type { Alvo } from './criterio.ts'

/** The earlier event as a reason tells it: who did it stays private. */
export const toEventoAnterior = ({
  codigoEvento,
  data,
  proprio,
}: EventoFeito): NonNullable<Motivo['eventoAnterior']> => ({ codigoEvento, data, proprio })

/**
 * Whether something was done before the item: on an earlier day or, of the same day, authorised before it. An item is
 * never judged by what came after it: a date typed late meets what had been done by then, and payment looks back only.
 */
export const isFeitoAntes = (feito: Pick<EventoFeito, 'data' | 'ordem'>, { item, data }: Alvo): boolean =>
  feito.data < data || (feito.data === data && (feito.ordem ?? 0) < (item.ordem ?? Number.POSITIVE_INFINITY))

/** What was done before the item in a frequency group, first done first. */
export const listFeitosAntes = (grupo: string, alvo: Alvo, { feitos }: Contexto): readonly EventoFeito[] =>
  feitos.get(grupo)?.filter((feito) => isFeitoAntes(feito, alvo)) ?? []

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

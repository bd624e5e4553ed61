import { toCentavos } from '../dinheiro/dinheiro.ts'
import { countOf } from '../texto/contagem.ts'
import type { GuiaHoje, Mudanca } from './fimGuia.ts'
import { statusFicha } from './statusFicha.tables.ts'

const pagas: ReadonlySet<number> = new Set([statusFicha.processada, statusFicha.recursoProcessado])

/** What its payment still denies keeps a guide from being green; where that is not told it is neutral. */
export function describePaga({ statusFicha: status, eventos = [] }: GuiaHoje): Partial<Mudanca> {
  if (!pagas.has(status)) return {}
  const glosas = eventos.flatMap(({ valorGlosado }) => (valorGlosado === undefined ? [] : [valorGlosado]))
  if (glosas.length === 0) return { tom: 'neutro' }
  const glosados = glosas.filter((valor) => (toCentavos(valor) ?? 0) > 0).length
  if (glosados === 0)
    return status === statusFicha.processada
      ? { ajuda: 'O pagamento foi processado, com o valor liberado de cada evento.' }
      : {}
  return { tom: 'atencao', nota: countOf(glosados, 'evento glosado', 'eventos glosados') }
}

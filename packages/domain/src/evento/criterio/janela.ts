import { addDays, addMonths, mesDe } from '../../calendario/dataCivil.ts'
import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { listContidos } from '../regra/documentacao.tables.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'
import { type Alvo, isBloqueante } from './criterio.ts'

/** First date on which the event no longer meets one done on `data`: the window rolls from the execution. */
export function possivelDepoisDe(regra: RegraEvento, data: string): string | undefined {
  if (regra.mesCalendario) return `${mesDe(addMonths(data, 1))}-01`
  if (regra.intervaloMeses !== undefined) return addMonths(data, regra.intervaloMeses)
  return regra.intervaloDias === undefined ? undefined : addDays(data, regra.intervaloDias)
}

/** The rules whose windows an item has to fit in: its own, and those of the exams that it holds. */
export function listJanelas({ regra }: Alvo, { regras }: Contexto): readonly RegraEvento[] {
  const contidas = listContidos(regra.codigoEvento).flatMap((codigo) => regras(codigo) ?? [])
  return [regra, ...contidas]
}

/** An event of the item's own group meets its own window alone: a kit is not held to those of the exams of another. */
export const isDaJanela = ({ grupo }: { readonly grupo: string }, { regra }: Alvo, janela: RegraEvento) =>
  janela === regra || grupo !== regra.grupoFrequencia

function isPior(motivo: Motivo, outro: Motivo): boolean {
  if (isBloqueante(motivo) !== isBloqueante(outro)) return isBloqueante(motivo)
  return (motivo.possivelEm ?? '') > (outro.possivelEm ?? '')
}

/** Of several windows one reason of each kind: the worst, and of those the one that ends last. */
export function withoutMenores(motivos: readonly Motivo[]): readonly Motivo[] {
  const piores = new Map<string, Motivo>()
  for (const motivo of motivos) {
    const outro = piores.get(motivo.codigoGlosa)
    if (!outro || isPior(motivo, outro)) piores.set(motivo.codigoGlosa, motivo)
  }
  return [...piores.values()]
}

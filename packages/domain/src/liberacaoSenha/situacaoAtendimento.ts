import { addDays, toBrasileira } from '../calendario/dataCivil.ts'
import type { Motivo } from '../evento/motivo.ts'
import { classesCarencia } from '../evento/regra/classeCarencia.tables.ts'

/** A class's waiting period; `terminaEm` is the first day on which its events are covered. */
export type CarenciaDoPlano = {
  readonly classe: string
  readonly terminaEm: string
  readonly cumprida: boolean
}

export type SituacaoAtendimento = {
  readonly estado: 'liberado' | 'comCarencias' | 'impedido'
  /** "restaurações até 11/12/2026; prótese até 11/03/2027"; empty unless waiting periods run. */
  readonly carencias: string
}

/**
 * How free a patient is to be attended: the one rule of the eligibility and of the authorisation. Nothing that still
 * waits is green. `impedimentos` are the reasons against any attendance today.
 */
export function toSituacaoAtendimento(
  impedimentos: readonly Pick<Motivo, 'severidade'>[],
  carencias: readonly CarenciaDoPlano[],
): SituacaoAtendimento {
  if (impedimentos.some(({ severidade }) => severidade === 'glosa'))
    return { estado: 'impedido', carencias: '' }
  const correndo = explainCarencias(carencias)
  return { estado: correndo === '' ? 'liberado' : 'comCarencias', carencias: correndo }
}

/**
 * Whether nothing may be asked for a patient: of several plans another may do, and there the request itself says what is
 * refused of the one that is chosen.
 */
export const isSemPedido = (
  impedimentos: readonly Pick<Motivo, 'severidade'>[],
  planos: readonly object[],
): boolean => planos.length <= 1 && toSituacaoAtendimento(impedimentos, []).estado === 'impedido'

/** The last day of a waiting period, as people say it: "until". */
export const lastDayOf = ({ terminaEm }: Pick<CarenciaDoPlano, 'terminaEm'>): string => addDays(terminaEm, -1)

/** What still waits, by its last day, the first one first. */
function explainCarencias(carencias: readonly CarenciaDoPlano[]): string {
  const porDia = new Map<string, string[]>()
  for (const { codigo, resumo } of classesCarencia) {
    const carencia = carencias.find(({ classe, cumprida }) => classe === codigo && !cumprida)
    if (!carencia) continue
    const ultimo = lastDayOf(carencia)
    porDia.set(ultimo, [...(porDia.get(ultimo) ?? []), resumo])
  }
  const lista = new Intl.ListFormat('pt-BR')
  return [...porDia]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([dia, classes]) => `${lista.format(classes)} até ${toBrasileira(dia)}`)
    .join('; ')
}

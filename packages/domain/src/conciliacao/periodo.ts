import { addDays, daysBetween } from '../calendario/dataCivil.ts'

/** Civil days from one to another, both of them included. */
export type Periodo = { de: string; ate: string }

/** Five years: no bank tells more at once, and one that knows no beginning writes a day of long before. */
const MAXIMO_DIAS_DITOS = 5 * 366

const isDentro = (dentro: Periodo, { de, ate }: Periodo): boolean => de <= dentro.de && dentro.ate <= ate

/** A period with one more day. */
export const stretchPeriodo = (periodo: Periodo | null, dia: string): Periodo => ({
  de: periodo && periodo.de < dia ? periodo.de : dia,
  ate: periodo && periodo.ate > dia ? periodo.ate : dia,
})

/** The days of a period that have come; null where none has. */
export function cutPeriodo({ de, ate }: Periodo, hoje: string): Periodo | null {
  if (de > hoje) return null
  return { de, ate: ate < hoje ? ate : hoje }
}

/**
 * The days that a statement is of: what it says itself, where that can be; else from its first line to its last. A bank that
 * leaves its own lines out of what it says, says something else.
 */
export function choosePeriodo(
  { de, ate }: { de: string | undefined; ate: string | undefined },
  dasLinhas: Periodo | null,
): Periodo | null {
  if (de === undefined || ate === undefined || de > ate || daysBetween(de, ate) > MAXIMO_DIAS_DITOS)
    return dasLinhas
  const dito = { de, ate }
  return !dasLinhas || isDentro(dasLinhas, dito) ? dito : dasLinhas
}

/** The days around one, within a window, that statements tell of as they do of it: whether they do, and from when to when. */
export function findTrecho(
  dia: string,
  janela: Periodo,
  extratos: readonly Periodo[],
): { isCoberto: boolean; trecho: Periodo } {
  const isNoExtrato = (um: string) => extratos.some((extrato) => isDentro({ de: um, ate: um }, extrato))
  const isCoberto = isNoExtrato(dia)
  let [de, ate] = [dia, dia]
  while (de > janela.de && isNoExtrato(addDays(de, -1)) === isCoberto) de = addDays(de, -1)
  while (ate < janela.ate && isNoExtrato(addDays(ate, 1)) === isCoberto) ate = addDays(ate, 1)
  return { isCoberto, trecho: { de, ate } }
}

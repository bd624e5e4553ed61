import { toBrasileira } from '../calendario/dataCivil.ts'

/**
 * A statement is asked for by a day, and is of the run that closed last by then (Spec §7): where none closed on that very
 * day, which one it is. Civil days; undefined where the day is the run's, or none was asked for.
 */
export const explainOutroFechamento = (
  dataFinal: string | undefined,
  fechamento: string,
): string | undefined =>
  dataFinal === undefined || dataFinal === fechamento
    ? undefined
    : `Nenhum pagamento com fechamento em ${toBrasileira(dataFinal)}: este é o de ${toBrasileira(fechamento)}.`

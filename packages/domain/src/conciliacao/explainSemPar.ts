import { type DepositoAberto, findMenor, listNaJanela, type RepasseAberto } from './conciliacao.ts'

/** Why a run that is open has no deposit offered. */
export type SemPar =
  | { motivo: 'futuro' }
  | { motivo: 'semDeposito' }
  /** The deposit of its days whose amount is nearest, and what is left of the run with it; negative where it brings more. */
  | { motivo: 'outroValor'; deposito: number; falta: number }

/** Says why nothing was offered for a run on a day ("sem par"). Operadora §4. */
export function explainSemPar(
  { dataPagamento, restante }: RepasseAberto,
  depositos: readonly DepositoAberto[],
  hoje: string,
): SemPar {
  const daJanela = listNaJanela(depositos, dataPagamento)
  const perto = findMenor(daJanela, (deposito) => Math.abs(restante - deposito.restante))
  if (perto) return { motivo: 'outroValor', deposito: perto.deposito, falta: restante - perto.restante }
  return { motivo: hoje < dataPagamento ? 'futuro' : 'semDeposito' }
}

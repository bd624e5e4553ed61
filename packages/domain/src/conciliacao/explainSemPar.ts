import { type DepositoAberto, isNaJanela, type RepasseAberto } from './conciliacao.ts'

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
  const [perto] = depositos
    .filter((deposito) => deposito.restante > 0 && isNaJanela(deposito.dia, dataPagamento))
    .toSorted((um, outro) => Math.abs(restante - um.restante) - Math.abs(restante - outro.restante))
  if (perto) return { motivo: 'outroValor', deposito: perto.deposito, falta: restante - perto.restante }
  return { motivo: hoje < dataPagamento ? 'futuro' : 'semDeposito' }
}

import { type DepositoAberto, findMenor, janelaDe, listNaJanela, type RepasseAberto } from './conciliacao.ts'
import { cutPeriodo, findTrecho, type Periodo } from './periodo.ts'

/** The deposit of a run's days whose amount is nearest, and what is left of the run with it; negative where it brings more. */
type Perto = { deposito: number; falta: number }

/** Why a run that is open has no deposit offered, and the days of which that is said. */
export type SemPar =
  | ({ motivo: 'futuro' } & Periodo)
  | ({ motivo: 'semDeposito' } & Periodo)
  /** Nobody brought in a statement of its day of payment: whether its deposit came, nobody here knows. */
  | ({ motivo: 'semExtrato'; perto: Perto | null } & Periodo)
  | ({ motivo: 'outroValor' } & Periodo & Perto)

/** Says why nothing was offered for a run on a day ("sem par"). `extratos`: the days of the statements. Operadora §4. */
export function explainSemPar(
  { dataPagamento, restante }: RepasseAberto,
  depositos: readonly DepositoAberto[],
  { hoje, extratos }: { hoje: string; extratos: readonly Periodo[] },
): SemPar {
  const janela = janelaDe(dataPagamento)
  const deposito = findMenor(listNaJanela(depositos, dataPagamento), (um) => Math.abs(restante - um.restante))
  const perto = deposito ? { deposito: deposito.deposito, falta: restante - deposito.restante } : null
  // Of a day to come no statement tells, and none is asked for.
  if (hoje < dataPagamento)
    return perto ? { motivo: 'outroValor', ...janela, ...perto } : { motivo: 'futuro', ...janela }
  const { isCoberto, trecho } = findTrecho(dataPagamento, cutPeriodo(janela, hoje) ?? janela, extratos)
  if (!isCoberto) return { motivo: 'semExtrato', ...trecho, perto }
  return perto ? { motivo: 'outroValor', ...janela, ...perto } : { motivo: 'semDeposito', ...trecho }
}

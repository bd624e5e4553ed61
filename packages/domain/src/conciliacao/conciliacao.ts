import { addDays } from '../calendario/dataCivil.ts'
import type { MetodoConciliacao, TipoDiferenca } from './conciliacao.tables.ts'

/** A deposit of the bank, with the cents of it that belong to no run yet; `padrao`: `toPadrao` of its line. */
export type DepositoAberto = {
  deposito: number
  dia: string
  restante: number
  historico: string
  padrao: string
}

/** What a run took off or added, by which a difference is explained. Cents, above 0. */
export type Parcela = { tipo: TipoDiferenca; rotulo: string; centavos: number }

/** A run of the provider, with the cents of its net value that did not come in yet. */
export type RepasseAberto = {
  dataFechamento: string
  dataPagamento: string
  restante: number
  parcelas: readonly Parcela[]
}

/** Cents of a deposit that pay a run. */
export type Parte = { deposito: number; dataFechamento: string; centavos: number }

/** What makes the amounts fit. */
export const valoresEvidencia = ['igual', 'somaDepositos', 'somaRepasses', 'diferenca', 'outro'] as const
/** How much of the operator's name the bank's line holds. */
export const referencias = ['inteira', 'parte', 'nenhuma'] as const

/** What speaks for a suggestion. */
export type Evidencia = {
  valor: (typeof valoresEvidencia)[number]
  /** Days from the day of payment to the deposit; negative before it. The farthest of several. */
  dias: number
  referencia: (typeof referencias)[number]
  /** Whether a line of the same words was accepted before. */
  conhecido: boolean
  /** Deposits of the same amount that could be it as well. */
  outrosIguais: number
}

export type Sugestao = {
  metodo: Exclude<MetodoConciliacao, 'manual'>
  /** May be accepted by itself: one deposit, one run, the same amount, and nothing that speaks against it. */
  certa: boolean
  partes: Parte[]
  evidencia: Evidencia
  /** What the rest of the run is put down to with it. */
  diferenca: Parcela | null
}

/** Pairs that are said at once, and deposits of one of them: more than the runs of a year. */
export const MAXIMO_PARES = 60

/** Days before and after the day of payment on which its deposit may be: weekends, holidays, the bank's own delay. */
const DIAS_ANTES = 2
const DIAS_DEPOIS = 7

/** The days on which the deposit of a payment is looked for. */
export const janelaDe = (dataPagamento: string): { de: string; ate: string } => ({
  de: addDays(dataPagamento, -DIAS_ANTES),
  ate: addDays(dataPagamento, DIAS_DEPOIS),
})

/** The deposits of these days that have something left. A provider may have thousands: its days are computed once. */
export function listNaJanela(depositos: readonly DepositoAberto[], dataPagamento: string): DepositoAberto[] {
  const { de, ate } = janelaDe(dataPagamento)
  return depositos.filter(({ dia, restante }) => restante > 0 && dia >= de && dia <= ate)
}

/** Of several the one with the least of something, the first of those that have as little; undefined of none. */
export const findMenor = (
  depositos: readonly DepositoAberto[],
  measure: (deposito: DepositoAberto) => number,
): DepositoAberto | undefined =>
  depositos.reduce<{ deposito: DepositoAberto; medida: number } | undefined>((menor, deposito) => {
    const medida = measure(deposito)
    return menor && menor.medida <= medida ? menor : { deposito, medida }
  }, undefined)?.deposito

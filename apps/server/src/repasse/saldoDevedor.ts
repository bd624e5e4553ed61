import { addDays, toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import type { CalendarioRepasse } from '@portal/domain/repasse/calendarioRepasse.ts'
import type { Desconto } from './desconto.store.ts'
import { fechamentoOf } from './encaminhamento.store.ts'
import type { SomaRepasse } from './repasse.store.ts'

const AJUSTE = { tipo: '08', baseCentavos: null, pontosBase: null } as const

/** What a run comes to by its rows and its discounts, below zero where more is owed than released. Cents. */
const toLiquido = ({ fechamento, liberadoCentavos }: SomaRepasse, descontos: readonly Desconto[]): number =>
  descontos
    .filter((desconto) => desconto.fechamento === fechamento)
    .reduce(
      (soma, { credito, valorCentavos }) => soma + (credito ? valorCentavos : -valorCentavos),
      liberadoCentavos,
    )

/**
 * The debts that runs leave, in the order of their closing: no deposit is below zero, so what a run lacks is taken out of
 * it and owed by the one that closes next, again and again until it is recovered (Operadora §4). Each statement shows both.
 */
export function listSaldosDevedores(
  calendarios: readonly CalendarioRepasse[],
  rede: Rede,
  runs: readonly SomaRepasse[],
  descontos: readonly Desconto[],
): Desconto[] {
  const saldos: Desconto[] = []
  for (const run of runs.toSorted((a, b) => a.fechamento.localeCompare(b.fechamento))) {
    const falta = -toLiquido(run, [...descontos, ...saldos])
    if (falta <= 0) continue
    const { fechamento } = run
    const seguinte = fechamentoOf(calendarios, rede, addDays(fechamento, 1))
    saldos.push(
      {
        ...AJUSTE,
        fechamento,
        credito: true,
        valorCentavos: falta,
        descricao: `Saldo devedor levado ao pagamento que fecha em ${toBrasileira(seguinte)}`,
      },
      {
        ...AJUSTE,
        fechamento: seguinte,
        credito: false,
        valorCentavos: falta,
        descricao: `Saldo devedor do pagamento que fechou em ${toBrasileira(fechamento)}`,
      },
    )
  }
  return saldos
}

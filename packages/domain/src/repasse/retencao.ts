import { ALIQUOTAS_JURIDICA, type FaixaIrrf, TABELAS_IRRF, type TabelaIrrf } from './retencao.data.ts'
import type { TipoDesconto } from './tipoDesconto.tables.ts'

/** Who is paid, as far as the law asks. */
export type Pessoa = {
  readonly tipoPessoa: 'F' | 'J'
  /** Simples Nacional, with its declaration on file: nothing is withheld. */
  readonly simples: boolean
  /** Of the municipality's own row, in hundredths of a per cent; null where there is none. */
  readonly issPontosBase: number | null
}

/** A discount of a payment, in cents. `pontosBase` is null where a table decides. */
export type Retencao = {
  readonly tipo: TipoDesconto
  readonly baseCentavos: number
  readonly pontosBase: number | null
  readonly valorCentavos: number
}

const share = (centavos: number, pontosBase: number): number => Math.round((centavos * pontosBase) / 10_000)

function findTabela(dia: string): TabelaIrrf {
  const tabela = TABELAS_IRRF.findLast(({ desde }) => desde <= dia)
  if (!tabela) throw new RangeError(`no income tax table on ${dia}`)
  return tabela
}

const isInFaixa =
  (base: number) =>
  ({ ate }: FaixaIrrf): boolean =>
    ate === null || base <= ate

/** What the law takes off the tax of small incomes (Lei 15.270), in cents. */
function reduce({ redutor }: TabelaIrrf, renda: number): number {
  if (!redutor || renda > redutor.fim) return 0
  if (renda <= redutor.ate) return redutor.maximo
  return Math.max(0, redutor.fixo - Math.round((renda * redutor.milionesimos) / 1_000_000))
}

/** The income tax withheld from an individual on a payment of a day, in cents. */
export function computeIrrf(renda: number, dia: string): number {
  const tabela = findTabela(dia)
  const base = Math.max(0, renda - tabela.descontoSimplificado)
  const faixa = tabela.faixas.find(isInFaixa(base))
  if (!faixa) throw new RangeError('the last band of an income tax table has no end')
  const imposto = share(base, faixa.pontosBase) - faixa.deduzir
  return Math.max(0, imposto - reduce(tabela, renda))
}

function listJuridica(baseCentavos: number, dia: string): Retencao[] {
  return ALIQUOTAS_JURIDICA.filter(({ desde, ate }) => desde <= dia && (ate === null || dia <= ate)).map(
    ({ tipo, pontosBase }) => ({
      tipo,
      baseCentavos,
      pontosBase,
      valorCentavos: share(baseCentavos, pontosBase),
    }),
  )
}

/** Up to ten reais the federal taxes are not withheld. */
const DISPENSADO = 1000
/** Collected together: what the law waives is their sum (Lei 10.833/2003, art. 31). */
const CONTRIBUICOES: ReadonlySet<TipoDesconto> = new Set(['04', '05', '06'])

/** Without what the law waives: income tax (Lei 9.430/1996, art. 67), and the three contributions. ISS is the town's. */
function withoutDispensadas(retencoes: readonly Retencao[]): Retencao[] {
  const contribuicoes = retencoes
    .filter(({ tipo }) => CONTRIBUICOES.has(tipo))
    .reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)
  return retencoes.filter(({ tipo, valorCentavos }) => {
    if (tipo === '01') return valorCentavos > DISPENSADO
    return CONTRIBUICOES.has(tipo) ? contribuicoes > DISPENSADO : valorCentavos > 0
  })
}

/**
 * What is withheld from a run, on the sum of what it releases, by the law of the day on which it is paid. Individuals:
 * income tax by the month's table and no INSS (ADI RFB 2/2025). Operadora §4.
 */
export function listRetencoes(pessoa: Pessoa, baseCentavos: number, pagamento: string): Retencao[] {
  if (baseCentavos <= 0) return []
  const iss = pessoa.issPontosBase
  const retencoes: Retencao[] =
    pessoa.tipoPessoa === 'F'
      ? [{ tipo: '01', baseCentavos, pontosBase: null, valorCentavos: computeIrrf(baseCentavos, pagamento) }]
      : pessoa.simples
        ? []
        : listJuridica(baseCentavos, pagamento)
  if (iss !== null) {
    retencoes.push({ tipo: '02', baseCentavos, pontosBase: iss, valorCentavos: share(baseCentavos, iss) })
  }
  return withoutDispensadas(retencoes).toSorted((a, b) => a.tipo.localeCompare(b.tipo))
}

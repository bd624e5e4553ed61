import type { TipoPessoa } from '../cadastro/documento.ts'
import { findVigente, isVigente } from '../calendario/vigencia.ts'
import type { TipoDesconto } from './tipoDesconto.tables.ts'

/** A share of the payment that is withheld from legal entities between two days. Operadora §4. */
export type AliquotaRetencao = {
  readonly tipo: TipoDesconto
  readonly desde: string
  /** Its last day; null while it is in force. */
  readonly ate: string | null
  /** Hundredths of a per cent: 150 is 1.5 %. */
  readonly pontosBase: number
}

/** A band of the monthly table of the income tax of individuals, in cents. */
export type FaixaIrrf = {
  /** The band ends here; null: it does not. */
  readonly ate: number | null
  readonly pontosBase: number
  readonly deduzir: number
}

export type TabelaIrrf = {
  readonly desde: string
  readonly faixas: readonly FaixaIrrf[]
  /** The simplified deduction of the month, in cents: no other one is known here. */
  readonly descontoSimplificado: number
  /** The reduction of Lei 15.270: whole up to `ate`, then `fixo` less a share of the income until `fim`. Cents. */
  readonly redutor: {
    readonly ate: number
    readonly maximo: number
    readonly fim: number
    readonly fixo: number
    /** Millionths of the income. */
    readonly milionesimos: number
  } | null
}

/** The rows of the law, of any order. */
export type LeisRetencao = {
  readonly aliquotas: readonly AliquotaRetencao[]
  readonly tabelasIrrf: readonly TabelaIrrf[]
}

/** Who is paid, as far as the law asks. */
export type Pessoa = {
  readonly tipoPessoa: TipoPessoa
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

function findTabela(tabelas: readonly TabelaIrrf[], dia: string): TabelaIrrf {
  const tabela = findVigente(tabelas, dia)
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
export function computeIrrf(tabelas: readonly TabelaIrrf[], renda: number, dia: string): number {
  const tabela = findTabela(tabelas, dia)
  const base = Math.max(0, renda - tabela.descontoSimplificado)
  const faixa = tabela.faixas.find(isInFaixa(base))
  if (!faixa) throw new RangeError('the last band of an income tax table has no end')
  const imposto = share(base, faixa.pontosBase) - faixa.deduzir
  return Math.max(0, imposto - reduce(tabela, renda))
}

function listJuridica(aliquotas: readonly AliquotaRetencao[], baseCentavos: number, dia: string): Retencao[] {
  return aliquotas
    .filter((aliquota) => isVigente(aliquota, dia))
    .map(({ tipo, pontosBase }) => ({
      tipo,
      baseCentavos,
      pontosBase,
      valorCentavos: share(baseCentavos, pontosBase),
    }))
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
export function listRetencoes(
  { aliquotas, tabelasIrrf }: LeisRetencao,
  pessoa: Pessoa,
  baseCentavos: number,
  pagamento: string,
): Retencao[] {
  if (baseCentavos <= 0) return []
  const iss = pessoa.issPontosBase
  const retencoes: Retencao[] =
    pessoa.tipoPessoa === 'F'
      ? [
          {
            tipo: '01',
            baseCentavos,
            pontosBase: null,
            valorCentavos: computeIrrf(tabelasIrrf, baseCentavos, pagamento),
          },
        ]
      : pessoa.simples
        ? []
        : listJuridica(aliquotas, baseCentavos, pagamento)
  if (iss !== null) {
    retencoes.push({ tipo: '02', baseCentavos, pontosBase: iss, valorCentavos: share(baseCentavos, iss) })
  }
  return withoutDispensadas(retencoes).toSorted((a, b) => a.tipo.localeCompare(b.tipo))
}

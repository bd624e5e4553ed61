import type {
  Bonus,
  Criterio,
  Indicador,
  LinhaIndicador,
  Negociacao,
  Nivel,
} from '@portal/contract/indicador.ts'
import {
  type CodigoIndicador,
  type Indicador as FormulaIndicador,
  findIndicador,
} from '@portal/domain/indicador/indicador.tables.ts'
import { countOf, pluralOf, showInteiro } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { showData } from '../calendario/format.ts'
import { showMes } from '../calendario/mes.ts'
import { showValor } from '../dinheiro/showValor.ts'

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** 6.25 -> `6,25`. */
export const showNumero = (valor: number): string => decimal.format(valor)

/** Over a bar, where there is room for four signs: 6.25 -> `6,3`, 12.5 -> `13`. */
export const showCurto = (valor: number): string =>
  decimal.format(valor < 10 ? Math.round(valor * 10) / 10 : Math.round(valor))

/** 6.25 -> `6,25 %`, never on two lines. */
export const showPorCento = (valor: number): string => `${decimal.format(valor)}\u00A0%`

/** `6,25 %`, `4,7 dias`; of what has no case, that it has none. */
export function showValorIndicador(codigo: CodigoIndicador, valor: number | null): string {
  if (valor === null) return 'Sem casos'
  if (findIndicador(codigo).unidade === 'percentual') return showPorCento(valor)
  return `${decimal.format(valor)}\u00A0${pluralOf(valor, 'dia', 'dias')}`
}

/** `até 8 %`, `a partir de 80 %`. */
export const showMeta = (codigo: CodigoIndicador, meta: number): string =>
  `${findIndicador(codigo).melhor === 'menor' ? 'até' : 'a partir de'} ${showValorIndicador(codigo, meta)}`

/** `R$ 90,00 negados de R$ 1.200,00 apresentados`, `14 repetidos de 120 eventos executados`. */
export function describePartes(
  codigo: CodigoIndicador,
  { dinheiro, contagem }: Pick<Indicador, 'dinheiro' | 'contagem'>,
): string {
  const { palavras, unidade } = findIndicador(codigo)
  const [parte, total] = dinheiro
    ? [showValor(dinheiro.parte), showValor(dinheiro.total)]
    : [showInteiro(contagem?.parte ?? 0), showInteiro(contagem?.total ?? 0)]
  const [um, varios, doTotal] = palavras
  const daParte = contagem?.parte === 1 ? um : varios
  return `${parte} ${daParte} ${unidade === 'dias' ? 'em' : 'de'} ${total} ${doTotal}`
}

/** Over what rows count for: money, days, or whether they are of those that the figure counts. */
export const nomeConta = ({ medida, filtros }: FormulaIndicador): string =>
  medida === 'dinheiro' ? 'Valor' : (filtros?.[0] ?? 'Dias')

/** What a row counts for: `R$ 90,00 de R$ 120,00`, `4 dias`, `Sim`. */
export function describeLinha(codigo: CodigoIndicador, { dinheiro, contagem }: LinhaIndicador): string {
  if (dinheiro) return `${showValor(dinheiro.parte)} de ${showValor(dinheiro.total)}`
  if (findIndicador(codigo).unidade === 'dias') return countOf(contagem?.parte ?? 0, 'dia', 'dias')
  return contagem?.parte ? 'Sim' : 'Não'
}

/** What keeps a criterion from being met: `Faltam 2 pontos percentuais`, `1,44 ponto percentual a mais`, `Ainda sem casos`. */
export function describeFalta({ indicador, falta }: Pick<Criterio, 'indicador' | 'falta'>): string {
  if (falta === null) return 'Ainda sem casos'
  const { unidade, melhor } = findIndicador(indicador)
  const [um, varios] = unidade === 'percentual' ? ['ponto percentual', 'pontos percentuais'] : ['dia', 'dias']
  // Portuguese counts in the plural from two on: 1,44 ponto.
  const isUm = falta < 2
  const quanto = `${decimal.format(falta)} ${isUm ? um : varios}`
  return melhor === 'menor' ? `${quanto} a mais` : `${isUm ? 'Falta' : 'Faltam'} ${quanto}`
}

/** `março de 2025 a fevereiro de 2026`. */
export const describePeriodo = ({ desde, ate }: { desde: string; ate: string }): string =>
  `${showMes(desde)} a ${showMes(ate)}`

/** `Começa em 01/01/2027: faltam 35 dias`, `Aberta até 31/03/2026: termina hoje`. */
export function describeNegociacao({ inicio, fim, aberta, dias }: Negociacao): string {
  const faltam = `${pluralOf(dias, 'falta', 'faltam')} ${countOf(dias, 'dia', 'dias')}`
  if (!aberta) return `Começa em ${showData(inicio)}: ${faltam}`
  return `Aberta até ${showData(fim)}: ${dias === 0 ? 'termina hoje' : faltam}`
}

/** `Faltam 4 de 6 critérios`. */
export function describeCriterios({
  atendidos,
  criterios,
}: {
  atendidos: number
  criterios: number
}): string {
  const faltam = criterios - atendidos
  if (criterios === 0) return 'A rede não publicou critérios'
  if (faltam === 0)
    return `${pluralOf(criterios, 'O critério está atendido', `Os ${criterios} critérios estão atendidos`)}`
  return `${pluralOf(faltam, 'Falta', 'Faltam')} ${faltam} de ${countOf(criterios, 'critério', 'critérios')}`
}

/** `Bônus 0,6 % de até 2 % · Nível C · 2 de 6 critérios atendidos`; without a bonus to tell, the criteria alone. */
export function describeResultado({ bonus, teto, nivel, atendidos, criterios }: Bonus): string {
  const ate = teto === null ? '' : ` de até ${showPorCento(teto)}`
  return [
    bonus !== null && `Bônus ${showPorCento(bonus)}${ate}`,
    nivel && `Nível ${nivel.nivel}`,
    `${atendidos} de ${countOf(criterios, 'critério atendido', 'critérios atendidos')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A level that takes from the negotiated index is a warning. */
export const toneNivel = ({ fator }: Pick<Nivel, 'fator'>): Tom => (fator < 1 ? 'atencao' : 'informacao')

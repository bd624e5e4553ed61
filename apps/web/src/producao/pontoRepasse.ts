import type { EvolucaoRepasse } from '@portal/contract/producao.ts'
import { addMonths, mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { showData } from '../calendario/format.ts'
import type { PontoMes } from '../grafico/GraficoMeses.tsx'
import { hrefOf } from '../rota/hrefOf.ts'

type RepasseMes = EvolucaoRepasse['meses'][number]

/** `valor` in cents. A run is a month's: no two are paid in the same; undefined of a month in which none was paid. */
export type PontoRepasse = PontoMes & { run: Pick<RepasseMes, 'data' | 'fechamento'> | undefined }

/** A run as a bar; what is not paid yet is drawn as open. */
const toPonto = ({ data, valor, situacao, fechamento }: RepasseMes): PontoRepasse => ({
  mes: mesDe(data),
  valor: toCentavos(valor) ?? 0,
  isAberto: situacao === 'publicado',
  run: { data, fechamento },
})

const toVazio = (mes: string): PontoRepasse => ({ mes, valor: 0, isMudo: true, run: undefined })

/** The months after one and before another. */
function listEntre(antes: string, depois: string): string[] {
  const seguinte = mesDe(addMonths(`${antes}-01`, 1))
  return seguinte < depois ? [seguinte, ...listEntre(seguinte, depois)] : []
}

/** The runs as bars, each month between them in its place: two that stand side by side would be read as neighbours. */
export const toPontos = (meses: readonly RepasseMes[]): PontoRepasse[] =>
  meses.map(toPonto).flatMap((ponto, at, pontos) => {
    const antes = pontos[at - 1]
    return [...(antes ? listEntre(antes.mes, ponto.mes).map(toVazio) : []), ponto]
  })

/** "R$ 1.234,56, pagamento em 10/11/2026". */
export const describePonto = ({ valor, isAberto, run }: PontoRepasse): string =>
  run
    ? `${formatReais(valor)}, pagamento ${isAberto ? 'previsto para' : 'em'} ${showData(run.data)}`
    : 'nenhum pagamento'

/** In what the values over the bars are told: twelve bars leave room for four digits, not for a price. */
export type UnidadeRepasse = 'reais' | 'milhares'

/** Cents from which whole reais take a fifth digit. */
const CINCO_DIGITOS = 999_950

/** Thousands only where a month needs them: of a small provider they would all read "0,1". */
export const chooseUnidade = (pontos: readonly Pick<PontoRepasse, 'valor'>[]): UnidadeRepasse =>
  pontos.some(({ valor }) => Math.abs(valor) >= CINCO_DIGITOS) ? 'milhares' : 'reais'

const reais = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const milhares = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 123456 cents as "1.235" or "1,2"; a month of nothing is "0", one of nearly nothing "≈0". */
export function showCurto(centavos: number, unidade: UnidadeRepasse): string {
  if (centavos === 0) return '0'
  const [formato, parte] = unidade === 'reais' ? ([reais, 100] as const) : ([milhares, 100_000] as const)
  const curto = formato.format(centavos / parte)
  return /[1-9]/.test(curto) ? curto : '≈0'
}

/** What is drawn, in the words under the title: a part of the clinic is not told what the clinic is paid. */
export const describeEvolucao = (
  { liquido }: Pick<EvolucaoRepasse, 'liquido'>,
  unidade: UnidadeRepasse,
): string =>
  `${
    liquido
      ? 'Valor líquido de cada pagamento'
      : 'O que foi liberado dos eventos que você vê, antes dos descontos'
  }, em ${unidade === 'reais' ? 'reais' : 'milhares de reais'}.`

/** The statement of a run: the function that opens the chart opens it too. */
export const toEndereco = (fechamento: string): string =>
  hrefOf('/portal/demonstrativoPagamento', { dataFinal: fechamento })

import type { EvolucaoRepasse } from '@portal/contract/producao.ts'
import { mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { showData } from '../calendario/format.ts'
import type { PontoMes } from '../grafico/GraficoMeses.tsx'
import { hrefOf } from '../rota/hrefOf.ts'

type RepasseMes = EvolucaoRepasse['meses'][number]

/** `valor` in cents. A run is a month's: no two are paid in the same. */
export type PontoRepasse = PontoMes & Pick<RepasseMes, 'data' | 'fechamento'>

/** A run as a bar; what is not deposited yet is drawn as open. */
export const toPonto = ({ data, valor, situacao, fechamento }: RepasseMes): PontoRepasse => ({
  mes: mesDe(data),
  valor: toCentavos(valor) ?? 0,
  isAberto: situacao === 'publicado',
  data,
  fechamento,
})

/** "R$ 1.234,56, depósito em 10/11/2026". */
export const describePonto = ({ valor, isAberto, data }: PontoRepasse): string =>
  `${formatReais(valor)}, depósito ${isAberto ? 'previsto para' : 'em'} ${showData(data)}`

const milhares = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 1234560 cents as "12,3": the twelve bars leave room for four digits, not for a price. */
export const showMilhares = (centavos: number): string => milhares.format(centavos / 100_000)

/** What is drawn, in the words under the title: a part of the clinic is not told what the clinic is paid. */
export const describeEvolucao = ({ liquido }: Pick<EvolucaoRepasse, 'liquido'>): string =>
  liquido
    ? 'Valor líquido de cada pagamento, em milhares de reais.'
    : 'O que foi liberado dos eventos que você vê, antes dos descontos, em milhares de reais.'

/** The statement of a run: the function that opens the chart opens it too. */
export const toEndereco = (fechamento: string): string =>
  hrefOf('/portal/demonstrativoPagamento', { dataFinal: fechamento })

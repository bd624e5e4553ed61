import type { Reanalise, TratamentoReanalise } from '@portal/contract/reanalisePrazo.ts'
import {
  getSituacaoReanalise,
  type ImpedimentoReanalise,
} from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData } from '../calendario/format.ts'

export const countMeses = (meses: number): string => countOf(meses, 'mês', 'meses')

type Contagem = Pick<TratamentoReanalise, 'contadoDe'>

/** From which day the term to ask is counted: what was granted since then does not begin it again (Operadora §2). */
export const describeContagem = ({ contadoDe }: Contagem): string =>
  `contado da primeira decisão, em ${showData(contadoDe)}`

/** Why the term of a treatment cannot be asked about again, in words. */
export function explainImpedimento(
  impedimento: ImpedimentoReanalise,
  { pedirAte, contadoDe, mesesMaximo }: Contagem & { pedirAte: string | null; mesesMaximo: number },
): string {
  switch (impedimento) {
    case 'emAnalise':
      return 'Há um pedido em análise. Outro se faz depois da resposta.'
    case 'semPrazo':
      return 'O tratamento não está em curso: não há prazo que se possa pedir de novo.'
    case 'noMaximo':
      return `A guia já tem o máximo de ${countMeses(mesesMaximo)}. Depois deles, peça a prorrogação.`
    case 'foraDoPrazo':
      return `O pedido se fazia até ${showData(pedirAte)}, ${describeContagem({ contadoDe })}. Perto do fim dos meses, peça a prorrogação.`
  }
}

/** What was asked for and what came of it: "De 12 para 18 meses: 18 concedidos". */
export function describePedido({ mesesConcedidos, mesesPedidos, mesesDecididos }: Reanalise): string {
  const pedido = `De ${mesesConcedidos} para ${countMeses(mesesPedidos)}`
  if (mesesDecididos === null) return pedido
  return mesesDecididos > mesesConcedidos
    ? `${pedido}: agora são ${mesesDecididos}`
    : `${pedido}: continua em ${mesesDecididos}`
}

/** The answer in a line: "Prazo mantido. De 12 para 18 meses: continua em 12.". */
export const describeResposta = (pedido: Reanalise): string =>
  `${getSituacaoReanalise(pedido.situacao).rotulo}. ${describePedido(pedido)}.`

import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { showPercentual } from './showPercentual.ts'

type Desconto = NonNullable<Demonstrativo['descontos']>[number]

/** Its kind, its share, and why it is there where a person or a debt put it. */
export const describeDesconto = ({ rotulo, pontosBase, descricao }: Desconto): string => {
  const nome = pontosBase === null ? rotulo : `${rotulo} (${showPercentual(pontosBase)})`
  return descricao === null ? nome : `${nome}: ${descricao}`
}

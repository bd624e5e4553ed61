import type { Acao } from '@portal/contract/conciliacao.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { startSentence } from '@portal/domain/texto/startSentence.ts'
import { showInstante } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { showAcao } from './palavras.ts'

const lista = new Intl.ListFormat('pt-BR')

const listPerdidos = ({ recusas, diferencas }: Acao['dependentes']): string[] => [
  ...(recusas > 0 ? [countOf(recusas, 'par recusado', 'pares recusados')] : []),
  ...(diferencas > 0 ? [countOf(diferencas, 'diferença explicada', 'diferenças explicadas')] : []),
]

const nameEles = (itens: number) => pluralOf(itens, 'ele', 'eles')

/** Whether something was said of what an action brought in, which goes with it. */
export const hasDependentes = ({ dependentes }: Pick<Acao, 'dependentes'>): boolean =>
  Object.values(dependentes).some((quantos) => quantos > 0)

/** What goes with the deposits of an import before it is undone, and what does not come back with them. */
export function warnVolta(acao: Acao): string {
  const { itens, valor, feitaEm, dependentes } = acao
  const { pagamentos, recusas, diferencas } = dependentes
  const abertos = `${pluralOf(pagamentos, 'o pagamento conciliado', `os ${pagamentos} pagamentos conciliados`)} com ${nameEles(itens)} ${pluralOf(pagamentos, 'volta', 'voltam')} a ficar em aberto`
  const perdidos = `${lista.format(listPerdidos(dependentes))} ${pluralOf(recusas + diferencas, 'se perde', 'se perdem')}`
  const partes = [...(pagamentos > 0 ? [abertos] : []), ...(recusas + diferencas > 0 ? [perdidos] : [])]
  // Two files may have the same name.
  const quais = `${pluralOf(itens, 'O depósito', `Os ${itens} depósitos`)}, ${showValor(valor)}, ${pluralOf(itens, 'veio', 'vieram')} em ${showInstante(feitaEm)}.`
  return `${quais} ${startSentence(partes.join(', e '))}. ${pluralOf(itens, 'Trazer o depósito de novo não traz', 'Importar os depósitos de novo não traz')} isso de volta.`
}

/** What was undone, with what went along. */
export function showVolta(acao: Acao): string {
  const { pagamentos } = acao.dependentes
  const junto = [
    ...(pagamentos > 0 ? [countOf(pagamentos, 'pagamento conciliado', 'pagamentos conciliados')] : []),
    ...listPerdidos(acao.dependentes),
  ]
  return junto.length === 0
    ? showAcao(acao)
    : `${showAcao(acao)}, e com ${nameEles(acao.itens)} ${lista.format(junto)}`
}

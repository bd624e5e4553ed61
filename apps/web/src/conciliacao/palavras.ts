import type { Acao, Deposito, PagamentoConciliado, Sugestao } from '@portal/contract/conciliacao.ts'
import { tiposAcao } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { formatReais, toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { startSentence } from '@portal/domain/texto/startSentence.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import type { Divisao } from './divideDepositos.ts'

type Evidencia = Sugestao['evidencia']

const porValor: Readonly<Record<Evidencia['valor'], string>> = {
  igual: 'valor igual',
  somaDepositos: 'os depósitos somados dão o pagamento',
  somaRepasses: 'o depósito é a soma dos pagamentos',
  diferenca: 'a diferença está explicada no demonstrativo',
  outro: 'outro valor, de um pagador já conhecido',
}

function showDias(dias: number): string {
  if (dias === 0) return 'no dia do pagamento'
  return `${countOf(Math.abs(dias), 'dia', 'dias')} ${dias > 0 ? 'depois' : 'antes'} do pagamento`
}

const porReferencia: Readonly<Record<Evidencia['referencia'], string>> = {
  inteira: 'com o nome da operadora',
  parte: 'com parte do nome da operadora',
  nenhuma: 'sem o nome da operadora',
}

/** What speaks for a suggestion, in one line, and why an equal value is not accepted together with the certain pairs. */
export function showEvidencia({ certa, evidencia, partes }: Sugestao): string {
  const { valor, dias, referencia, conhecido, outrosIguais } = evidencia
  const isNova = valor === 'igual' && !certa && !conhecido
  // What was typed may have none: nothing is said of what is not there.
  const hasHistorico = partes.length === 0 || partes.some(({ deposito }) => deposito.historico !== '')
  const iguais = outrosIguais > 0 && `${countOf(outrosIguais, 'outro par igual', 'outros pares iguais')}`
  return [
    porValor[valor],
    showDias(dias),
    hasHistorico ? porReferencia[referencia] : 'sem histórico que o confirme',
    conhecido && 'mesmo histórico de antes',
    isNova && hasHistorico && 'mas com histórico ainda não aceito aqui',
    iguais,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/^./, (letra) => letra.toUpperCase())
}

/** What is left of a run with what is offered for it, in cents; what the statement explains of it is not left. */
export function toResto({ repasse, falta }: PagamentoConciliado, { partes, diferenca }: Sugestao): number {
  const oferecidos = partes
    .filter(({ dataFechamento }) => dataFechamento === repasse.dataFechamento)
    .map(({ valor }) => valor)
  return [...oferecidos, diferenca?.valor ?? '0.00'].reduce(
    (resto, valor) => resto - (toCentavos(valor) ?? 0),
    toCentavos(falta) ?? 0,
  )
}

/** What is missing of a run and what it is put down to, in the same words before and after it is accepted. */
export const explainDiferenca = ({ valor, rotulo }: { valor: string; rotulo: string }): string =>
  `A diferença de ${showValor(valor)} fica como ${rotulo}.`

/** What a suggestion leaves of its run to somebody: a difference that the statement explains, or one that nothing does. */
export function showResto(pagamento: PagamentoConciliado, sugestao: Sugestao): string {
  const { diferenca } = sugestao
  const resto = toResto(pagamento, sugestao)
  return [
    diferenca && ` ${explainDiferenca(diferenca)}`,
    resto > 0 && ` Deixa faltando ${showValor(toValor(resto))}.`,
  ]
    .filter(Boolean)
    .join('')
}

/** The bank's words at the end of a sentence, for a reader that joins the next one to them; theirs may end in a stop already. */
export const endHistorico = (historico: string): string => (historico || 'sem histórico').replace(/\.?$/, '.')

/** What of a deposit pays this run: the bank knows it by its whole sum. */
export const showParte = (valor: string, doDeposito: string): string =>
  valor === doDeposito ? showValor(valor) : `${showValor(valor)} de ${showValor(doDeposito)}`

/** What the chosen deposits come to, of what is missing of a run: what of them stays open, and which it does not need. */
export function sayEscolha(
  falta: string,
  { restante, sobra, isDuvida }: Omit<Divisao, 'partes'>,
  semUso: readonly Pick<Deposito, 'dia' | 'valor'>[],
): string {
  if (restante > 0) return `Faltam ${formatReais(restante)} de ${showValor(falta)}.`
  return [
    `Os depósitos escolhidos pagam ${showValor(falta)}.`,
    ...(isDuvida
      ? ['Mais de um conjunto deles dá esse valor exato: valem os primeiros marcados. Desmarque os demais.']
      : []),
    ...(sobra > 0 ? [`Do último sobram ${formatReais(sobra)}, que ficam em aberto.`] : []),
    ...(semUso.length > 0
      ? [
          `${pluralOf(semUso.length, 'Não é preciso e fica em aberto o depósito', 'Não são precisos e ficam em aberto os depósitos')} ${nameDepositos(semUso)}.`,
        ]
      : []),
  ].join(' ')
}

const datas = new Intl.ListFormat('pt-BR')

/** As many as are named one by one. */
const NOMEADOS = 3

/** Deposits by day and value; of many, the first ones and how many there are besides. */
function nameDepositos(depositos: readonly Pick<Deposito, 'dia' | 'valor'>[]): string {
  const nomes = depositos
    .slice(0, NOMEADOS)
    .map(({ dia, valor }) => `de ${showData(dia)}, ${showValor(valor)}`)
  const outros = depositos.length - nomes.length
  return [...nomes, ...(outros > 0 ? [`e mais ${outros}`] : [])].join('; ')
}

/** Runs by their days of payment: `pagamentos de 10/10/2026 e 25/10/2026`. */
export const namePagamentos = (dias: readonly string[]): string =>
  `${pluralOf(dias.length, 'pagamento', 'pagamentos')} de ${datas.format(dias.map(showData))}`

/** The runs of a suggestion, by their days of payment, and the deposits that pay them. */
export function showPar({ partes }: Sugestao, dias: readonly string[]): string {
  const depositos = partes.map(({ deposito, valor }) => ({ dia: deposito.dia, valor }))
  return `${startSentence(namePagamentos(dias))} com ${pluralOf(depositos.length, 'o depósito', 'os depósitos')} ${nameDepositos(depositos)}.`
}

/** What was done, in a word; what came of no file was typed. */
export const nameAcao = ({ tipo, arquivo }: Pick<Acao, 'tipo' | 'arquivo'>): string =>
  tipo === 'importacao' && arquivo === null
    ? 'Digitação'
    : (tiposAcao.find(({ codigo }) => codigo === tipo)?.rotulo ?? tipo)

/** What an action did, in a few words, and of which runs. */
export function showAcao({ tipo, arquivo, itens, valor, pagamentos }: Acao): string {
  const quais = namePagamentos(pagamentos)
  if (tipo === 'recusa') return `${countOf(itens, 'par recusado', 'pares recusados')}, ${quais}`
  if (tipo === 'diferenca') return `Diferença de ${showValor(valor)} explicada, ${quais}`
  if (tipo === 'par') return `${startSentence(quais)}, com ${showValor(valor)} de depósito`
  if (arquivo === null) return `Depósito digitado, ${showValor(valor)}`
  if (itens === 0) return `Extrato ${arquivo}, sem depósito novo`
  return `${countOf(itens, 'depósito', 'depósitos')} de ${arquivo}, ${showValor(valor)}`
}

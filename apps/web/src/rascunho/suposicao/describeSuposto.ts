import { showValor } from '../../dinheiro/showValor.ts'
import type { Avaliacao } from '../avaliacao/evaluateRascunho.ts'
import { type CondicaoEnvio, rotulosDecisao, seeDecisao } from '../avaliacao/previsao.ts'
import type { Totais } from '../avaliacao/totais.ts'

/** What one side of the comparison comes to. */
export type LadoSuposto = { readonly avaliacao: Avaliacao; readonly totais: Totais }

export type Comparacao = {
  readonly sequencial: number
  readonly antes: LadoSuposto
  readonly depois: LadoSuposto
  readonly condicao: CondicaoEnvio
  /** The item as people know it: its order and its name. */
  readonly describe: (sequencial: number) => string
}

const moveDe = (antes: string, depois: string): string =>
  antes === depois ? `continua “${depois}”` : `passa de “${antes}” a “${depois}”`

const moveValor = (nome: string, antes: string, depois: string): string | false =>
  antes !== depois && `${nome} na guia: de ${showValor(antes)} para ${showValor(depois)}.`

/** What the change moves, in sentences: the item's decision, that of others that it decides with it, and the money. */
export function describeSuposto(comparacao: Comparacao): string {
  const { sequencial, antes, depois, condicao, describe } = comparacao
  const seeRotulo = ({ avaliacao }: LadoSuposto, qual: number): string => {
    const item = avaliacao.get(qual)
    return item ? rotulosDecisao[seeDecisao(item.decisao, condicao)].rotulo : '—'
  }
  const rotulos = (qual: number): [string, string] => [seeRotulo(antes, qual), seeRotulo(depois, qual)]
  const outros = [...depois.avaliacao.keys()].flatMap((qual) => {
    const [era, seria] = rotulos(qual)
    return qual === sequencial || era === seria ? [] : [`Com ele, ${describe(qual)} ${moveDe(era, seria)}.`]
  })
  const frases = [
    `Este evento ${moveDe(...rotulos(sequencial))}.`,
    ...outros,
    moveValor('Solicitado', antes.totais.valor, depois.totais.valor),
    moveValor('Seria negado', antes.totais.valorNegado ?? '0.00', depois.totais.valorNegado ?? '0.00'),
    moveValor('Coparticipação', antes.totais.valorCopart, depois.totais.valorCopart),
    moveValor(
      'Copart. cobrada pela operadora',
      antes.totais.valorCopartOperadora ?? '0.00',
      depois.totais.valorCopartOperadora ?? '0.00',
    ),
  ]
  return frases.filter((frase) => frase !== false).join(' ')
}

import { toBrasileira } from '../calendario/dataCivil.ts'
import { type Recusa, recusas } from '../evento/criterio/findRecusa.ts'
import type { Motivo } from '../evento/motivo.ts'

type Decidida = 'previsto' | 'pendente' | 'autorizado' | 'feito'

/** What the plan said of an event of an estimate so far, or why it would not take it as it stands. */
export type SituacaoEstimativa = Decidida | Recusa

/** What a table of the estimate says of it; which guide holds its place, or from which day it is paid, `saySituacao` says. */
const ROTULOS: Readonly<Record<Exclude<SituacaoEstimativa, 'reservado' | 'prazo'>, string>> = {
  previsto: 'Coberto, ainda não pedido ao plano',
  pendente: 'Depende da resposta do plano',
  autorizado: 'Autorizado pelo plano',
  feito: 'Já feito',
  corrigir: 'Falta completar o pedido',
  cede: 'Não cabe com outro deste pedido',
  credenciado: 'O plano não paga nesta clínica',
  negado: 'O plano não cobre',
}

const foraDaSoma: ReadonlySet<SituacaoEstimativa> = new Set(recusas)

/** Whether its price counts: of what is still to be completed nobody knows yet whether the plan covers it. */
export const isNaSoma = (situacao: SituacaoEstimativa): boolean => !foraDaSoma.has(situacao)

const dependentes: readonly SituacaoEstimativa[] = ['previsto', 'pendente']

/** Whether its price counts only once the plan has answered: what nobody asked it yet waits for that too. */
export const isDependente = (situacao: SituacaoEstimativa): boolean => dependentes.includes(situacao)

/** The guide is named to the patient of the clinic whose it is. */
const sayReserva = (reserva: Motivo['reserva']): string =>
  reserva?.proprio && reserva.numeroFicha !== undefined
    ? `Já há autorização no pedido ${reserva.numeroFicha}`
    : 'Já há autorização em outro pedido'

type Situado = {
  readonly situacao: SituacaoEstimativa
  readonly reserva?: Motivo['reserva']
  readonly possivelEm?: Motivo['possivelEm']
}

/** Whether the day from which the plan pays comes after the last of this guide (`validaAte`), so that waiting under it never helps. */
const isDeOutroPedido = ({ situacao, possivelEm }: Situado, validaAte: string): boolean =>
  situacao === 'prazo' && possivelEm !== undefined && possivelEm > validaAte

/** What stands beside an event of a guide that holds until `validaAte`. */
export function saySituacao(evento: Situado, validaAte: string): string {
  const { situacao, reserva, possivelEm } = evento
  if (situacao === 'reservado') return sayReserva(reserva)
  if (situacao !== 'prazo') return ROTULOS[situacao]
  if (possivelEm === undefined) return 'O plano só paga mais tarde'
  const outro = isDeOutroPedido(evento, validaAte) ? 'em outro pedido, ' : ''
  return `O plano só paga ${outro}a partir de ${toBrasileira(possivelEm)}`
}

const ESPERA =
  '- O plano ainda não respondeu a tudo. O total conta com que ele autorize o que falta; se não autorizar, você recebe outra carta, que diz por quê.'

/** A situation as the notes tell it: a term that this guide does not outlive is told apart. */
type SituacaoDita = SituacaoEstimativa | 'outroPedido'

/** What may still change because of events that stand so, each sentence once. */
const MUDANCAS: readonly (readonly [situacoes: readonly SituacaoDita[], frase: string])[] = [
  [dependentes, ESPERA],
  [
    ['corrigir'],
    '- O que a clínica ainda precisa completar não está na soma: só depois se sabe se o plano cobre. Peça outra estimativa quando o pedido estiver completo.',
  ],
  [['reservado'], '- O que já tem autorização em outro pedido tem o seu preço lá, e não está na soma.'],
  [
    ['cede'],
    '- O que não cabe com outro deste pedido não está na soma. Pergunte ao dentista qual dos dois será feito.',
  ],
  [
    ['credenciado'],
    '- O que o plano não paga nesta clínica não está na soma. Pergunte o preço antes de fazer, e se outro dentista da rede do seu plano pode fazer pelo plano.',
  ],
  [
    ['prazo'],
    '- O que o plano só paga a partir de um dia que ainda não chegou não está na soma. Pergunte ao dentista se dá para esperar até lá, e o preço se for feito antes.',
  ],
  [
    ['outroPedido'],
    '- O que o plano só paga em outro pedido, porque o prazo deste acaba antes, não está na soma. Pergunte ao dentista se dá para esperar por ele, e o preço se for feito antes.',
  ],
  [
    ['negado'],
    '- O que o plano não cobre não está na soma. Pergunte ao dentista o preço, antes de fazer, e se outro tratamento coberto resolve.',
  ],
]

export function listMudancasDe(eventos: readonly Situado[], validaAte: string): string[] {
  const ditas = eventos.map(
    (evento): SituacaoDita => (isDeOutroPedido(evento, validaAte) ? 'outroPedido' : evento.situacao),
  )
  return MUDANCAS.filter(([quais]) => quais.some((dita) => ditas.includes(dita))).map(([, frase]) => frase)
}

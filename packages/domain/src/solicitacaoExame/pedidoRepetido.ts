import { isMesmoLugar, type Lugar, toLugar } from '../evento/lugar.ts'
import { listContidos } from '../evento/regra/documentacao.tables.ts'
import type { Exclusao } from '../evento/regra/exclusao.ts'
import type { RegraEvento } from '../evento/regra/regraEvento.ts'
import { toItens } from './itensPedido.ts'
import type { EventoPedido, SituacaoExame } from './pedidoExame.ts'

type Exame = Pick<EventoPedido, 'codigoEvento' | 'locais'>

/** An open request of the same provider for the same patient, with what became of its exams. */
export type PedidoAberto = {
  readonly numeroSolicitacao: number
  readonly eventos: readonly (Exame & { readonly situacao: SituacaoExame })[]
}

/** The operator's rules, as far as they tell of two exams whether they may both be asked for. */
export type RegrasPedido = {
  readonly find: (codigoEvento: string) => RegraEvento | undefined
  readonly exclusoes: readonly Exclusao[]
}

/**
 * What the exam of the open request is to the one asked for now: the same, or one that holds it; one that it holds; or
 * another that does not go with it.
 */
type Relacao = 'mesmo' | 'incluido' | 'excludente'

/** An exam that does not go with one of an open request. */
export type ExameRepetido = {
  /** Which event of the new request, from 0. */
  readonly indice: number
  readonly numeroSolicitacao: number
  readonly codigoAberto: string
  readonly relacao: Relacao
}

type Pedido = { readonly regra: RegraEvento; readonly lugares: readonly Lugar[] }

const toPedido = (exame: Exame, regra: RegraEvento): Pedido => ({
  regra,
  lugares: toItens({ ...exame, quantidade: 1 }, regra.local).map(toLugar),
})

/** Whether one holds an exam of the other's frequency group. */
const isContinente = (um: RegraEvento, outro: RegraEvento, { find }: RegrasPedido): boolean =>
  listContidos(um.codigoEvento).some((codigo) => find(codigo)?.grupoFrequencia === outro.grupoFrequencia)

const isLado = (lado: string, { grupoFrequencia, codigoEvento }: RegraEvento): boolean =>
  lado === grupoFrequencia || lado === codigoEvento

/** Of two guides, only what is not done on one day: what excludes another in its own guide says nothing of a second one. */
const isPar = ({ a, b, quando }: Exclusao, um: RegraEvento, outro: RegraEvento): boolean =>
  quando === 'mesmoDia' && ((isLado(a, um) && isLado(b, outro)) || (isLado(b, um) && isLado(a, outro)))

function findRelacao(novo: Pedido, aberto: Pedido, regras: RegrasPedido): Relacao | undefined {
  const isNoLugar = (escopo: RegraEvento['escopo']) =>
    novo.lugares.some((lugar) => aberto.lugares.some((outro) => isMesmoLugar(escopo, lugar, outro)))
  const { regra } = novo
  const mesmoGrupo = regra.grupoFrequencia === aberto.regra.grupoFrequencia
  if (mesmoGrupo && regra.maximoPorPeriodo === 1 && isNoLugar(regra.escopo))
    return regra.codigoEvento === aberto.regra.codigoEvento ? 'mesmo' : 'excludente'
  if (isContinente(aberto.regra, regra, regras)) return 'mesmo'
  if (isContinente(regra, aberto.regra, regras)) return 'incluido'
  const isExcludente = regras.exclusoes.some(
    (exclusao) => isPar(exclusao, regra, aberto.regra) && isNoLugar(exclusao.onde),
  )
  return isExcludente ? 'excludente' : undefined
}

function findRepeticao(
  evento: EventoPedido,
  { eventos, numeroSolicitacao }: PedidoAberto,
  regras: RegrasPedido,
): Omit<ExameRepetido, 'indice'> | undefined {
  const regra = regras.find(evento.codigoEvento)
  if (!regra) return undefined
  const novo = toPedido(evento, regra)
  for (const aberto of eventos) {
    const outra = regras.find(aberto.codigoEvento)
    if (!outra || aberto.situacao === 'REPROVADO') continue
    const relacao = findRelacao(novo, toPedido(aberto, outra), regras)
    if (relacao) return { numeroSolicitacao, codigoAberto: outra.codigoEvento, relacao }
  }
  return undefined
}

/**
 * What of a request does not go with what is asked for already, by the frequency groups and the pairs that the guides
 * would be judged by.
 */
export const listRepetidos = (
  eventos: readonly EventoPedido[],
  abertos: readonly PedidoAberto[],
  regras: RegrasPedido,
): readonly ExameRepetido[] =>
  eventos.flatMap((evento, indice) => {
    for (const aberto of abertos) {
      const repeticao = findRepeticao(evento, aberto, regras)
      if (repeticao) return { indice, ...repeticao }
    }
    return []
  })

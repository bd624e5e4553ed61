import { findIncluido, isAtendidoPor } from '../evento/regra/documentacao.tables.ts'
import type { EventoPedido, SituacaoExame } from './pedidoExame.ts'

/** An open request of the same provider for the same patient, with what became of its exams. */
export type PedidoAberto = {
  readonly numeroSolicitacao: number
  readonly eventos: readonly (Pick<EventoPedido, 'codigoEvento' | 'locais'> & {
    readonly situacao: SituacaoExame
  })[]
}

/** An exam that an open request answers already, or that would bring one of its exams a second time. */
export type ExameRepetido = {
  /** Which event of the new request, from 0. */
  readonly indice: number
  readonly numeroSolicitacao: number
  /** The exam of the open request that the kit asked for now holds. */
  readonly codigoIncluido?: string
}

type Repeticao = Pick<ExameRepetido, 'codigoIncluido'>

function findRepeticao(evento: EventoPedido, { eventos }: PedidoAberto): Repeticao | undefined {
  const vivos = eventos.filter(({ situacao }) => situacao !== 'REPROVADO')
  if (evento.locais.length === 0) {
    const codigos = vivos.map(({ codigoEvento }) => codigoEvento)
    if (isAtendidoPor(codigos, evento.codigoEvento)) return {}
    const codigoIncluido = findIncluido(codigos, evento.codigoEvento)
    return codigoIncluido === undefined ? undefined : { codigoIncluido }
  }
  const pedidos = new Set(evento.locais.map(({ codigoLocal }) => codigoLocal))
  const isRepetido = vivos.some(
    ({ codigoEvento, locais }) =>
      codigoEvento === evento.codigoEvento && locais.some(({ codigoLocal }) => pedidos.has(codigoLocal)),
  )
  return isRepetido ? {} : undefined
}

/**
 * What of a request is asked for already: the same exam at the same place, what answers for it, or an exam that the kit
 * asked for now holds or disables.
 */
export const listRepetidos = (
  eventos: readonly EventoPedido[],
  abertos: readonly PedidoAberto[],
): readonly ExameRepetido[] =>
  eventos.flatMap((evento, indice) => {
    for (const aberto of abertos) {
      const repeticao = findRepeticao(evento, aberto)
      if (repeticao) return { indice, numeroSolicitacao: aberto.numeroSolicitacao, ...repeticao }
    }
    return []
  })

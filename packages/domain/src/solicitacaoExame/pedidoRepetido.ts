import { isAtendidoPor } from '../evento/regra/documentacao.tables.ts'
import type { EventoPedido, SituacaoExame } from './pedidoExame.ts'

/** An open request of the same provider for the same patient, with what became of its exams. */
export type PedidoAberto = {
  readonly numeroSolicitacao: number
  readonly eventos: readonly (Pick<EventoPedido, 'codigoEvento' | 'locais'> & {
    readonly situacao: SituacaoExame
  })[]
}

/** An exam that an open request answers already: which event of the new one, and the request. */
export type ExameRepetido = { readonly indice: number; readonly numeroSolicitacao: number }

function isRepetido(evento: EventoPedido, { eventos }: PedidoAberto): boolean {
  const vivos = eventos.filter(({ situacao }) => situacao !== 'REPROVADO')
  if (evento.locais.length === 0) {
    return isAtendidoPor(
      vivos.map(({ codigoEvento }) => codigoEvento),
      evento.codigoEvento,
    )
  }
  const pedidos = new Set(evento.locais.map(({ codigoLocal }) => codigoLocal))
  return vivos.some(
    ({ codigoEvento, locais }) =>
      codigoEvento === evento.codigoEvento && locais.some(({ codigoLocal }) => pedidos.has(codigoLocal)),
  )
}

/** What of a request is asked for already: the same exam at the same place, or what answers for it. */
export const listRepetidos = (
  eventos: readonly EventoPedido[],
  abertos: readonly PedidoAberto[],
): readonly ExameRepetido[] =>
  eventos.flatMap((evento, indice) => {
    const aberto = abertos.find((cada) => isRepetido(evento, cada))
    return aberto ? [{ indice, numeroSolicitacao: aberto.numeroSolicitacao }] : []
  })

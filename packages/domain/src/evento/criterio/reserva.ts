import { parseFaces } from '../../dente/face.tables.ts'
import type { Contexto, Reserva } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { Motivo } from '../motivo.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'
import { type Alvo, createMotivo, NENHUM, REMOVER } from './criterio.ts'
import { isDaJanela, possivelDepoisDe } from './janela.ts'

function isMesmoPedido({ regra, lugar }: Alvo, reserva: Reserva): boolean {
  return (
    reserva.codigoEvento === regra.codigoEvento &&
    reserva.lugar.dente === lugar.dente &&
    reserva.lugar.regiao === lugar.regiao &&
    parseFaces(reserva.lugar.faces) === parseFaces(lugar.faces)
  )
}

/** How a reason names what is reserved: the guide, where it is the asking provider's own. */
export const toReservaContra = ({
  codigoEvento,
  reservadoAte,
  proprio,
  numeroFicha,
}: Reserva): NonNullable<Motivo['reserva']> => ({
  codigoEvento,
  reservadoAte,
  proprio,
  ...(numeroFicha !== undefined && { numeroFicha }),
})

/** Nothing is done before it is authorised: what was done long enough before that meets it on no day. */
const isAoAlcance = ({ autorizadoEm }: Reserva, { data }: Alvo, janela: RegraEvento): boolean => {
  const livre = possivelDepoisDe(janela, data)
  return autorizadoEm === undefined || livre === undefined || autorizadoEm < livre
}

/**
 * What is authorised and not yet done takes its place in a window of the item, whatever the day on which it will be done:
 * `ocupados` others are taken. No justification opens a place that somebody holds: it is freed when the reservation
 * ends, and the provider is told which guide of its own that is.
 */
export function listMotivosReserva(
  alvo: Alvo,
  contexto: Contexto,
  janela: RegraEvento,
  ocupados: number,
): readonly Motivo[] {
  const reservas = (contexto.reservas.get(janela.grupoFrequencia) ?? []).filter(
    (reserva) =>
      isDaJanela(reserva, alvo, janela) &&
      isAoAlcance(reserva, alvo, janela) &&
      (!janela.somenteProprio || reserva.proprio) &&
      isMesmoLugar(janela.escopo, alvo.lugar, reserva.lugar),
  )
  const igual = reservas.find((reserva) => isMesmoPedido(alvo, reserva))
  const reserva = igual ?? reservas[0]
  if (!reserva || ocupados + reservas.length < janela.maximoPorPeriodo) return NENHUM
  const motivo = { reserva: toReservaContra(reserva), correcao: REMOVER }
  return [createMotivo(igual ? '1419' : '3289', 'glosa', 'codigoEvento', motivo)]
}

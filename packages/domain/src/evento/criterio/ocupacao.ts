import type { Item } from '../contexto.ts'
import type { Contexto } from '../createContexto.ts'
import type { Lugar } from '../lugar.ts'
import type { Motivo } from '../motivo.ts'
import { createAlvo, createMotivo, NENHUM } from './criterio.ts'
import { criterioFrequencia } from './frequencia.ts'
import { criterioIncompatibilidade } from './incompatibilidade.ts'
import { criterioPaciente } from './paciente.ts'
import { toReservaContra } from './reserva.ts'

/** What the record and the other lines say against the item's place, whatever else would speak against it first. */
function listMotivosLugar({ data, ...item }: Item, contexto: Contexto): readonly Motivo[] {
  const regra = contexto.regras(item.codigoEvento)
  if (!regra) return NENHUM
  const hoje = createAlvo(item, regra, contexto)
  const noDia = data === undefined ? undefined : createAlvo({ ...item, data }, regra, contexto)
  // Who asks for a place meets all that stands there, done before the item's own day or after it; what was done on a
  // day and told late, only what stands about that day.
  const alvo = item.tardio ? (noDia ?? hoje) : hoje
  return [
    ...criterioPaciente(alvo, contexto),
    ...criterioFrequencia(alvo, contexto),
    ...(noDia ? criterioIncompatibilidade(noDia, contexto) : NENHUM),
  ].filter(({ severidade }) => severidade !== 'aviso')
}

/**
 * What was authorised or done to a tooth that an item told late says to have been taken out before: the two contradict
 * each other, whichever was told first. `depois` holds what came since.
 */
export function listContrarios(item: Item, depois: Contexto): readonly Motivo[] {
  const { dente } = item
  if (!dente || !depois.regras(item.codigoEvento)?.removeDente) return NENHUM
  const isContrario = ({ codigoEvento, lugar }: { codigoEvento: string; lugar: Lugar }) =>
    lugar.dente === dente && depois.regras(codigoEvento)?.aceitaDenteAusente !== true
  const feitos = [...depois.feitos.values()].flat().filter((feito) => feito.desloca && isContrario(feito))
  if (feitos.length > 0) return [createMotivo('3284', 'glosa', 'dente')]
  const reserva = [...depois.reservas.values()].flat().find(isContrario)
  return reserva ? [createMotivo('3284', 'glosa', 'dente', { reserva: toReservaContra(reserva) })] : NENHUM
}

/**
 * Why an item whose place was free may not have it back: what speaks against the place with the record of now, and did
 * not with that of before. A justification opens no place that somebody took meanwhile.
 */
export function listOcupacao(item: Item, antes: Contexto, agora: Contexto): Motivo[] {
  const conhecidos = new Set(listMotivosLugar(item, antes).map(({ codigoGlosa }) => codigoGlosa))
  return listMotivosLugar(item, agora).filter(({ codigoGlosa }) => !conhecidos.has(codigoGlosa))
}

import type { NomeStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Random, Weighted } from '../chance/random.ts'
import { cancelAfter, type PassoRoteiro, sendToApp } from './roteiro.ts'

/** Where some lives stop: cancelled, or forgotten where they were. */
const PARADAS: Weighted<'nenhuma' | 'cancelada' | 'esquecida'> = [
  ['nenhuma', 88],
  ['cancelada', 6],
  ['esquecida', 6],
]

/** Statuses in which a guide is forgotten: what the provider never did next. */
const ESQUECIVEIS: readonly NomeStatusFicha[] = [
  'senhaLiberada',
  'autorizada',
  'parcialmenteAutorizada',
  'senhaLiberadaComplementar',
  'complementarEnviada',
]
const CANCELAVEIS: readonly NomeStatusFicha[] = [
  'senhaLiberada',
  'autorizada',
  'emAnalise',
  'aguardandoJustificativa',
  'aguardandoDocumentacao',
]

/** The life of a guide, or the part of it that some live. */
export function stopSomewhere(passos: readonly PassoRoteiro[], random: Random): readonly PassoRoteiro[] {
  const parada = random.weighted(PARADAS)
  const statuses = parada === 'cancelada' ? CANCELAVEIS : ESQUECIVEIS
  const places = passos.flatMap(({ status, etapa }, i) =>
    statuses.includes(status) && etapa !== 'tratamentoRealizado' ? [i] : [],
  )
  if (parada === 'nenhuma' || places.length === 0) return passos
  const place = random.pick(places)
  return parada === 'cancelada' ? cancelAfter(passos, place) : passos.slice(0, place + 1)
}

/** The life up to a status; undefined where it never comes to it. */
export function stopIn(
  status: NomeStatusFicha,
  passos: readonly PassoRoteiro[],
  random: Random,
): readonly PassoRoteiro[] | undefined {
  if (status === 'cancelada') return cancelAfter(passos, 0)
  if (status === 'enviadaApp') return sendToApp(passos)
  const places = passos.flatMap((passo, i) => (passo.status === status ? [i] : []))
  return places.length === 0 ? undefined : passos.slice(0, random.pick(places) + 1)
}

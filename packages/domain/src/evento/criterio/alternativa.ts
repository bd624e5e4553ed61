import { parseFaces } from '../../dente/face.tables.ts'
import type { Contexto } from '../createContexto.ts'
import type { Correcao } from '../motivo.ts'
import { findGlosaDente, isFacesValidas } from '../regra/formaEvento.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'
import type { Alvo } from './criterio.ts'

function isFormaCerta(regra: RegraEvento, { item, dente }: Alvo, faces: string): boolean {
  if (regra.local !== 'dente' || !dente || item.regiao) return false
  return !findGlosaDente(regra, dente) && isFacesValidas(regra, faces, dente)
}

/**
 * The first of the event's alternatives whose form the item already has: the resin of two faces for the one that was
 * typed with two, the deciduous extraction for a deciduous tooth, the other root count.
 */
export function findAlternativa(alvo: Alvo, contexto: Contexto, faces: string): RegraEvento | undefined {
  const { codigoEspecialidade } = contexto.guia
  for (const codigo of alvo.regra.alternativas) {
    const regra = contexto.regras(codigo)
    if (!regra || !isFormaCerta(regra, alvo, faces)) continue
    if (codigoEspecialidade === undefined || regra.especialidades.includes(codigoEspecialidade)) return regra
  }
  return undefined
}

export function createTrocaEvento(alvo: Alvo, contexto: Contexto): Correcao | undefined {
  const faces = parseFaces(alvo.item.faces ?? '')
  const regra = faces === undefined ? undefined : findAlternativa(alvo, contexto, faces)
  if (!regra) return undefined
  const { codigoEvento, descricao } = regra
  return { tipo: 'trocarEvento', codigoEvento, rotulo: `Trocar por ${codigoEvento} ${descricao}` }
}

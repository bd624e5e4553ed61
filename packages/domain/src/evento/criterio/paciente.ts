import type { Contexto } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, type Criterio, createMotivo, NENHUM, REMOVER } from './criterio.ts'
import { listMotivosIdade } from './idade.ts'
import { listMotivosOrtodontia } from './ortodontia.ts'
import { isFeitoAntes, listFeitosAntes, toEventoAnterior } from './precedencia.ts'

function listMotivosAusencia(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { regra, dente } = alvo
  if (!dente || regra.aceitaDenteAusente) return NENHUM
  const extraido = contexto.extraidos.get(dente.codigo)
  if (contexto.ausentes.has(dente.codigo) || (extraido && isFeitoAntes(extraido, alvo))) {
    return [createMotivo('3284', 'glosa', 'dente', { correcao: REMOVER })]
  }
  // The permanent successor was already treated, so the deciduous tooth should be gone.
  const tratado =
    dente.denticao === 'decidua' && dente.companheiro
      ? contexto.dentesTratados.get(dente.companheiro)
      : undefined
  return tratado && isFeitoAntes(tratado, alvo) ? [createMotivo('3284', 'aviso', 'dente')] : NENHUM
}

/** An event that is done once in a life at its place, and was. */
function listMotivosUnica(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { regra, lugar } = alvo
  if (!regra.execucaoUnica) return NENHUM
  const anterior = listFeitosAntes(regra.grupoFrequencia, alvo, contexto).find((feito) =>
    isMesmoLugar(regra.escopo, lugar, feito.lugar),
  )
  if (!anterior) return NENHUM
  return [createMotivo('3101', 'glosa', 'codigoEvento', { eventoAnterior: toEventoAnterior(anterior) })]
}

/** Group 7, first half: the patient is in a state in which the event makes sense. */
export const criterioPaciente: Criterio = (alvo, contexto) => [
  ...listMotivosAusencia(alvo, contexto),
  ...listMotivosIdade(alvo, contexto),
  ...listMotivosUnica(alvo, contexto),
  ...listMotivosOrtodontia(alvo, contexto),
]

import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, type Criterio, createMotivo, NENHUM, REMOVER } from './criterio.ts'
import { listMotivosUnica } from './execucaoUnica.ts'
import { listMotivosIdade } from './idade.ts'
import { listMotivosOrtodontia } from './ortodontia.ts'
import { isFeitoAntes } from './precedencia.ts'

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

/** Group 7, first half: the patient is in a state in which the event makes sense. */
export const criterioPaciente: Criterio = (alvo, contexto) => [
  ...listMotivosAusencia(alvo, contexto),
  ...listMotivosIdade(alvo, contexto),
  ...listMotivosUnica(alvo, contexto),
  ...listMotivosOrtodontia(alvo, contexto),
]

import { birthdayAt } from '../../calendario/dataCivil.ts'
import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, type Criterio, createMotivo, NENHUM } from './criterio.ts'
import { listMotivosUnica } from './execucaoUnica.ts'
import { listMotivosOrtodontia } from './ortodontia.ts'
import { listMotivosRequisito } from './requisito.ts'

/** After this age a deciduous tooth is unusual; before the other, a permanent molar is. */
const IDADE_MAXIMA_DECIDUO = 14
const IDADE_MINIMA_MOLAR = 6

const REMOVER = { tipo: 'removerItem', rotulo: 'Remover o evento' } as const

function listMotivosAusencia({ regra, dente, data }: Alvo, contexto: Contexto): readonly Motivo[] {
  if (!dente || regra.aceitaDenteAusente) return NENHUM
  const extraido = contexto.extraidos.get(dente.codigo)
  if (contexto.ausentes.has(dente.codigo) || (extraido !== undefined && extraido <= data)) {
    return [createMotivo('3284', 'glosa', 'dente', { correcao: REMOVER })]
  }
  // The permanent successor was already treated, so the deciduous tooth should be gone.
  if (dente.denticao === 'decidua' && dente.companheiro && contexto.dentesTratados.has(dente.companheiro)) {
    return [createMotivo('3284', 'aviso', 'dente')]
  }
  return NENHUM
}

function listMotivosIdade({ regra, idade }: Alvo, { associado, guia }: Contexto): readonly Motivo[] {
  const { idadeMinima, idadeMaxima, severidadeIdade } = regra
  if (idadeMinima !== undefined && idade < idadeMinima) {
    // The card is the mother's: the newborn's own birth date is not known.
    const possivelEm = guia.recemNato ? undefined : birthdayAt(associado.nascimento, idadeMinima)
    return [createMotivo('3003', severidadeIdade, 'associado', { ...(possivelEm && { possivelEm }) })]
  }
  if (idadeMaxima !== undefined && idade > idadeMaxima) {
    return [createMotivo('3003', severidadeIdade, 'associado')]
  }
  return NENHUM
}

/** Age and tooth disagree; the dentist's own record of the dentition settles it. */
function listMotivosDenticao({ dente, idade, regra }: Alvo, { associado }: Contexto): readonly Motivo[] {
  if (!dente || dente.supranumerario) return NENHUM
  const { denticaoManual } = associado
  if (denticaoManual !== undefined) {
    const cabe = denticaoManual === 'mista' || denticaoManual === dente.denticao
    return cabe ? NENHUM : [createMotivo('3003', 'aviso', 'dente')]
  }
  const deciduoTardio = dente.denticao === 'decidua' && idade > IDADE_MAXIMA_DECIDUO
  const molarPrecoce =
    dente.denticao === 'permanente' && dente.posicao >= 6 && regra.removeDente && idade < IDADE_MINIMA_MOLAR
  return deciduoTardio || molarPrecoce ? [createMotivo('3003', 'aviso', 'dente')] : NENHUM
}

/** Group 7: the patient is in a state in which the event makes sense. */
export const criterioPaciente: Criterio = (alvo, contexto) => [
  ...listMotivosAusencia(alvo, contexto),
  ...listMotivosIdade(alvo, contexto),
  ...listMotivosDenticao(alvo, contexto),
  ...listMotivosUnica(alvo, contexto),
  ...listMotivosRequisito(alvo, contexto),
  ...listMotivosOrtodontia(alvo, contexto),
]

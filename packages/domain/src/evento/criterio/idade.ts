import { birthdayAt } from '../../calendario/dataCivil.ts'
import { erupcaoPossivelEm } from '../../dente/erupcao.ts'
import type { DadosContexto, GuiaContexto } from '../contexto.ts'
import type { Motivo } from '../motivo.ts'
import {
  type Alvo,
  createMotivo,
  MINIMO_JUSTIFICATIVA,
  NENHUM,
  pedeJustificativa,
  toSeveridadeExcecao,
} from './criterio.ts'

/** After this age a deciduous tooth is unusual; before the other, the extraction of a permanent molar is. */
const IDADE_MAXIMA_DECIDUO = 14
const IDADE_MINIMA_MOLAR = 6

/** What the age rules ask of a guide besides the item. */
export type ContextoIdade = Pick<DadosContexto, 'associado' | 'justificativa'> & {
  readonly guia: Pick<GuiaContexto, 'recemNato'>
}

/** An exception of age: asks for the justification, and with one goes to a person. */
function createExcecao(
  campo: 'associado' | 'dente',
  contexto: ContextoIdade,
  resto: Pick<Motivo, 'possivelEm'>,
): Motivo {
  const severidade = toSeveridadeExcecao(MINIMO_JUSTIFICATIVA, contexto)
  return createMotivo('3003', severidade, campo, {
    ...resto,
    ...pedeJustificativa(severidade, MINIMO_JUSTIFICATIVA),
  })
}

/** The event has an age, and the patient another. */
function listMotivosEvento({ regra, idade, nascimento }: Alvo, contexto: ContextoIdade): readonly Motivo[] {
  const { idadeMinima, idadeMaxima, severidadeIdade } = regra
  const cedo = idadeMinima !== undefined && idade < idadeMinima
  if (!cedo && (idadeMaxima === undefined || idade <= idadeMaxima)) return NENHUM
  // The card is the mother's: the newborn's own birth date is not known.
  const possivelEm = cedo && !contexto.guia.recemNato ? birthdayAt(nascimento, idadeMinima) : undefined
  const resto = possivelEm ? { possivelEm } : {}
  return severidadeIdade === 'excecao'
    ? [createExcecao('associado', contexto, resto)]
    : [createMotivo('3003', severidadeIdade, 'associado', resto)]
}

/** A tooth that cannot have erupted yet, whatever dentition the dentist saw. */
function listMotivosErupcao(
  { dente, data, regra, nascimento }: Alvo,
  contexto: ContextoIdade,
): readonly Motivo[] {
  if (!dente || regra.aceitaDenteIncluso || regra.aceitaDenteAusente) return NENHUM
  const possivelEm = erupcaoPossivelEm(dente, nascimento)
  if (possivelEm === undefined || data >= possivelEm) return NENHUM
  return [createExcecao('dente', contexto, { possivelEm })]
}

/** Age and dentition disagree; the dentist's own record of the dentition settles it. */
function listMotivosDenticao({ dente, idade, regra }: Alvo, { associado }: ContextoIdade): readonly Motivo[] {
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

/** What the patient's age says against the event and against the tooth. */
export function listMotivosIdade(alvo: Alvo, contexto: ContextoIdade): readonly Motivo[] {
  const erupcao = listMotivosErupcao(alvo, contexto)
  const doDente = erupcao.length > 0 ? erupcao : listMotivosDenticao(alvo, contexto)
  return [...listMotivosEvento(alvo, contexto), ...doDente]
}

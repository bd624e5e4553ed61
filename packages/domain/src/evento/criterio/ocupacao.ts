import type { Item } from '../contexto.ts'
import type { Contexto, EventoFeito } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { createAlvo, createMotivo, NENHUM } from './criterio.ts'
import { criterioFrequencia } from './frequencia.ts'
import { criterioIncompatibilidade } from './incompatibilidade.ts'
import { criterioPaciente } from './paciente.ts'

/** What of the place is asked for: all that speaks against it, or only that somebody has it. */
export type Pergunta = 'tudo' | 'lugar'

/** What the record and the other lines say against the item's place, whatever else would speak against it first. */
function listMotivosLugar(
  { data, ...item }: Item,
  contexto: Contexto,
  pergunta: Pergunta,
): readonly Motivo[] {
  const regra = contexto.regras(item.codigoEvento)
  if (!regra) return NENHUM
  const hoje = createAlvo(item, regra, contexto)
  const noDia = data === undefined ? undefined : createAlvo({ ...item, data }, regra, contexto)
  // Who asks for a place meets all that stands there, done before the item's own day or after it; what was done on a
  // day and told late, only what stands about that day.
  const alvo = item.tardio ? (noDia ?? hoje) : hoje
  const motivos =
    pergunta === 'lugar'
      ? criterioFrequencia(alvo, contexto)
      : [
          ...criterioPaciente(alvo, contexto),
          ...criterioFrequencia(alvo, contexto),
          ...(noDia ? criterioIncompatibilidade(noDia, contexto) : NENHUM),
        ]
  return motivos.filter(({ severidade }) => severidade !== 'aviso')
}

/**
 * What was done to a tooth after the day on which the item says to have taken it out: the two contradict each other,
 * whichever was authorised or told first. What was done before that day does not, nor what is only to be done.
 */
export function listContrarios(item: Item, contexto: Contexto): readonly Motivo[] {
  const { dente, data } = item
  if (!dente || data === undefined || !contexto.regras(item.codigoEvento)?.removeDente) return NENHUM
  const isContrario = (feito: EventoFeito) =>
    feito.desloca &&
    feito.lugar.dente === dente &&
    feito.data > data &&
    contexto.regras(feito.codigoEvento)?.aceitaDenteAusente !== true
  return [...contexto.feitos.values()].flat().some(isContrario)
    ? [createMotivo('3284', 'glosa', 'dente')]
    : NENHUM
}

/**
 * Why an item whose place was free may not have it back: what speaks against the place with the record of now, and did
 * not with that of before. A justification opens no place that somebody took meanwhile.
 */
export function listOcupacao(
  item: Item,
  antes: Contexto,
  agora: Contexto,
  pergunta: Pergunta = 'tudo',
): Motivo[] {
  const conhecidos = new Set(listMotivosLugar(item, antes, pergunta).map(({ codigoGlosa }) => codigoGlosa))
  return listMotivosLugar(item, agora, pergunta).filter(({ codigoGlosa }) => !conhecidos.has(codigoGlosa))
}

import type { DadosContexto, GuiaContexto, Item } from '../contexto.ts'
import type { Motivo } from '../motivo.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'
import { listMotivosCredenciado } from './acesso.ts'
import { listMotivosAssociado } from './associado.ts'
import { criterioCarencia } from './carencia.ts'
import { criterioCobertura } from './cobertura.ts'
import { createAlvo } from './criterio.ts'
import { listMotivosPrazo, type PrazoGuia } from './data.ts'
import { decideEvento } from './decideEvento.ts'
import { withoutDecididos } from './exameAprovado.ts'
import { listMotivosIdade } from './idade.ts'

/** Whom and what a day of attendance depends on, whatever the event. */
export type PartesDia = Pick<DadosContexto, 'associado' | 'plano' | 'credenciado'> & {
  readonly guia: PrazoGuia
}

/** What payment would deny of any event done on that day: the criteria's own lists, so that dating refuses no less. */
export function listGlosasDia(dia: string, partes: PartesDia): readonly Motivo[] {
  const motivos = [
    ...listMotivosCredenciado(dia, partes.credenciado),
    ...listMotivosAssociado(dia, partes),
    ...listMotivosPrazo(dia, partes.guia),
  ]
  return motivos.filter(({ severidade }) => severidade === 'glosa')
}

/** What the day of one event depends on, besides the guide's. */
export type PartesDiaEvento = Pick<DadosContexto, 'hoje' | 'associado' | 'plano' | 'justificativa'> & {
  readonly guia: Pick<GuiaContexto, 'recemNato' | 'auditada' | 'examesAprovados'>
}

/** What still counts at payment: a person's decision no longer does once one has looked at the guide. */
export const listNoPagamento = (
  motivos: readonly Motivo[],
  { auditada }: Pick<GuiaContexto, 'auditada'>,
): readonly Motivo[] => (auditada ? motivos.filter(({ severidade }) => severidade !== 'auditoria') : motivos)

/**
 * What payment would deny of an event because of its day alone: the patient's age, the tooth's, the waiting period; on any
 * day, of one that the plan no longer covers. An exception for which nobody gave a justification, or that nobody has judged, is not paid either.
 */
export function listGlosasDiaEvento(
  item: Item,
  dia: string,
  regra: RegraEvento,
  partes: PartesDiaEvento,
): readonly Motivo[] {
  const alvo = createAlvo({ ...item, data: dia }, regra, partes)
  const motivos = [
    ...criterioCarencia(alvo, partes),
    ...criterioCobertura(alvo, partes),
    ...listMotivosIdade(alvo, partes),
  ]
  const abertos = withoutDecididos(motivos, item, partes.guia, 'pagamento')
  return listNoPagamento(abertos, partes.guia).filter((motivo) => decideEvento([motivo]) !== 'aprovado')
}

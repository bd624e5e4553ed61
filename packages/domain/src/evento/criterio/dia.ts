import type { DadosContexto } from '../contexto.ts'
import type { Motivo } from '../motivo.ts'
import { listMotivosCredenciado } from './acesso.ts'
import { listMotivosAssociado } from './associado.ts'
import { listMotivosPrazo, type PrazoGuia } from './data.ts'

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

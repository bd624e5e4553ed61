import type { Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'

/** What a reason leaves open: table 38 has one text for faces that are wrong and for faces that are not there. */
export const explainFalta = (
  { faces }: Pick<ItemRascunho, 'faces'>,
  { campo, severidade }: Pick<Motivo, 'campo' | 'severidade'>,
): string | undefined =>
  campo === 'faces' && severidade === 'erroFormulario' && !faces ? 'Faltam as faces.' : undefined

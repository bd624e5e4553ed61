import { addMonths } from '../../calendario/dataCivil.ts'
import type { OrtodontiaContexto } from '../contexto.ts'
import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'

/** Longer than this without maintenance, the treatment was abandoned and starts anew. */
const MESES_ABANDONO = 6

function listMotivosManutencao(data: string, ortodontia: OrtodontiaContexto | undefined): readonly Motivo[] {
  if (!ortodontia) return [createMotivo('3131', 'glosa', 'guia')]
  if (ortodontia.situacao === 'concluido') return [createMotivo('3133', 'glosa', 'guia')]
  if (ortodontia.situacao === 'contencao') return [createMotivo('3134', 'glosa', 'guia')]
  if (ortodontia.situacao === 'suspenso') return [createMotivo('3139', 'glosa', 'guia')]
  const { ultimaManutencao, mesesAprovados, manutencoes = 0 } = ortodontia
  const abandono = ultimaManutencao !== undefined && data > addMonths(ultimaManutencao, MESES_ABANDONO)
  if (ortodontia.situacao === 'abandonado' || abandono) return [createMotivo('3140', 'glosa', 'guia')]
  if (mesesAprovados === undefined) return NENHUM
  // The term ends with its last month; on the one before it the extension should be asked for.
  if (manutencoes >= mesesAprovados) return [createMotivo('3132', 'glosa', 'guia')]
  if (manutencoes + 1 >= mesesAprovados - 1) return [createMotivo('3132', 'aviso', 'guia')]
  return NENHUM
}

/** The event fits the phase of the orthodontic treatment: installation, monthly maintenance, retention. */
export function listMotivosOrtodontia({ regra, data }: Alvo, contexto: Contexto): readonly Motivo[] {
  const { ortodontia } = contexto
  switch (regra.papelOrtodontia) {
    case 'manutencao':
      return listMotivosManutencao(data, ortodontia)
    case 'instalacao':
      // Once per treatment; an abandoned or finished one may be followed by another.
      return ortodontia?.situacao === 'ativo' ? [createMotivo('3101', 'glosa', 'guia')] : NENHUM
    case 'contencao':
      return ortodontia?.situacao === 'ativo' ? [createMotivo('3134', 'auditoria', 'guia')] : NENHUM
    default:
      return NENHUM
  }
}

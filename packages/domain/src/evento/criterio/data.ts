import { isDataCivil } from '../../calendario/dataCivil.ts'
import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'

/** The execution date exists, is not in the future and does not come before the authorisation, urgency excepted. */
export function listMotivosData({ item, regra }: Alvo, contexto: Contexto): readonly Motivo[] {
  if (item.data === undefined) {
    return contexto.momento === 'pagamento' ? [createMotivo('3226', 'erroFormulario', 'data')] : NENHUM
  }
  if (!isDataCivil(item.data) || item.data > contexto.hoje) {
    const correcao = { tipo: 'trocarData', data: contexto.hoje, rotulo: 'Usar a data de hoje' } as const
    return [createMotivo('1323', 'erroFormulario', 'data', { correcao })]
  }
  const { dataAutorizacao, emergencia } = contexto.guia
  if (dataAutorizacao === undefined || item.data >= dataAutorizacao || emergencia || regra.urgencia) {
    return NENHUM
  }
  return [createMotivo('3014', 'glosa', 'data')]
}

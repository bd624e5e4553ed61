import { isDataCivil } from '../../calendario/dataCivil.ts'
import type { GuiaContexto, Item } from '../contexto.ts'
import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'

export type PrazoGuia = Pick<
  GuiaContexto,
  'emergencia' | 'dataAutorizacao' | 'inicioUrgencia' | 'validadeSenha'
>

/**
 * The days of one event of the guide: of what was sent together some may be approved at once and some judged days later,
 * and the work of the first need not wait for the others.
 */
export const toPrazoEvento = <P extends PrazoGuia>(
  guia: P,
  { dataAutorizacao }: Pick<Item, 'dataAutorizacao'>,
): P => (dataAutorizacao === undefined ? guia : { ...guia, dataAutorizacao })

/** The guide's first and last day of work: its authorisation, or an emergency's days before; its password's validity. */
export function listMotivosPrazo(dia: string, guia: PrazoGuia): readonly Motivo[] {
  const inicio = guia.emergencia ? guia.inicioUrgencia : guia.dataAutorizacao
  if (inicio !== undefined && dia < inicio) return [createMotivo('3014', 'glosa', 'data')]
  const { validadeSenha } = guia
  return validadeSenha !== undefined && dia > validadeSenha ? [createMotivo('1321', 'glosa', 'data')] : NENHUM
}

/** The execution date exists, is not in the future and lies within the guide's days. */
export function listMotivosData({ item }: Alvo, contexto: Contexto): readonly Motivo[] {
  if (item.data === undefined) {
    return contexto.momento === 'pagamento' ? [createMotivo('3226', 'erroFormulario', 'data')] : NENHUM
  }
  if (!isDataCivil(item.data) || item.data > contexto.hoje) {
    const correcao = { tipo: 'trocarData', data: contexto.hoje, rotulo: 'Usar a data de hoje' } as const
    return [createMotivo('1323', 'erroFormulario', 'data', { correcao })]
  }
  return listMotivosPrazo(item.data, toPrazoEvento(contexto.guia, item))
}

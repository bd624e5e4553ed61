import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { LinhaHistorico } from '../../prontuario/prontuario.store.ts'
import { civilDay } from '../../runtime/clock.ts'
import type { Guia } from './guia.store.ts'

/**
 * Longer than any newborn is attended under the mother's card (thirty days by Law 9.656, art. 12 III), and shorter than
 * the time between what two of her children had done as newborns.
 */
const DIAS_RECEM_NATO = 90

/** Whether it was done to the guide's patient: what lies before a newborn's birth was done to a brother or a sister. */
export const isDoPaciente = (
  { data }: Pick<LinhaHistorico, 'data'>,
  { recemNato, liberadaEm }: Pick<Guia, 'recemNato' | 'liberadaEm'>,
): boolean => !recemNato || data >= addDays(civilDay(liberadaEm), -DIAS_RECEM_NATO)

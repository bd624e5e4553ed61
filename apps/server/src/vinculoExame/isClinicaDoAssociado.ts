import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'

/** Whether an exam of the patient can answer for the guide: the newborn under the card is another patient. */
export const isClinicaDoAssociado = (
  guia: Pick<Guia, 'codigoAssociado' | 'recemNato' | 'codigoEspecialidade'>,
  codigoAssociado: string,
): boolean =>
  guia.codigoAssociado === codigoAssociado && !guia.recemNato && !isRadiologia(guia.codigoEspecialidade)

import type { Glosa } from '@portal/contract/motivo.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { getAjudas } from './ajuda.ts'

/** A denial of the payment, as it was told on that day, with its help. */
export const toGlosa = (motivo: Motivo): Glosa => ({
  codigoGlosa: motivo.codigoGlosa,
  texto: motivo.texto,
  natureza: motivo.natureza ?? null,
  detalhe: motivo.submotivo?.texto ?? null,
  ajudaEvento: getAjudas([motivo])[0] ?? null,
})

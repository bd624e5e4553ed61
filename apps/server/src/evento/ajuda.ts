import type { AjudaEvento } from '@portal/contract/motivo.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { findAjudaGlosa } from '@portal/domain/glosa/ajudaGlosa.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import type { Static } from 'typebox'

/** `ajudaEvento` of each reason, once a code (Spec §3). */
export function getAjudas(motivos: readonly Pick<Motivo, 'codigoGlosa'>[]): Static<typeof AjudaEvento>[] {
  const codigos = [...new Set(motivos.map((motivo) => motivo.codigoGlosa))]
  return codigos.flatMap((codigoGlosa) => {
    const ajuda = findAjudaGlosa(codigoGlosa)
    return ajuda ? [{ codigoGlosa, texto: textoGlosa(codigoGlosa), ...ajuda }] : []
  })
}

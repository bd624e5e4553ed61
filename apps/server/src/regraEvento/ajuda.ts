import type { AjudaEvento } from '@portal/contract/motivo.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { findAjudaGlosa } from '@portal/domain/glosa/ajudaGlosa.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import type { Static } from 'typebox'

/** `ajudaEvento` of each reason, once a code (Spec §3); a sub-reason tells more closely when and how to avoid it. */
export function getAjudas(
  motivos: readonly Pick<Motivo, 'codigoGlosa' | 'submotivo'>[],
): Static<typeof AjudaEvento>[] {
  const codigos = [...new Set(motivos.map((motivo) => motivo.codigoGlosa))]
  return codigos.flatMap((codigoGlosa) => {
    const ajuda = findAjudaGlosa(codigoGlosa)
    const submotivo = motivos.find((motivo) => motivo.codigoGlosa === codigoGlosa)?.submotivo
    const precisa = submotivo && { quandoOcorre: submotivo.texto, comoEvitar: submotivo.comoEvitar }
    return ajuda ? [{ codigoGlosa, texto: textoGlosa(codigoGlosa), ...ajuda, ...precisa }] : []
  })
}

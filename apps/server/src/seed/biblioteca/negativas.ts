import { findAjudaGlosa } from '@portal/domain/glosa/ajudaGlosa.ts'
import { type CodigoGlosa, textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'

/** One of each kind of care at the desk: the patient, the password, the place, the tooth, the image. */
const CODIGOS = ['1007', '1321', '1419', '3024', '3027', '3053', '3284', '3288'] satisfies CodigoGlosa[]

function describe(codigo: CodigoGlosa): string {
  const ajuda = findAjudaGlosa(codigo)
  if (!ajuda) throw new RangeError(`no help for the denial ${codigo}`)
  return `## ${codigo}: ${textoGlosa(codigo)}

- **Quando ocorre:** ${ajuda.quandoOcorre}
- **Como evitar:** ${ajuda.comoEvitar}
- **Como recorrer:** ${ajuda.comoRecorrer}`
}

/** Denials in the words in which a guide explains them. */
export const negativas = `Oito negativas que se evitam antes do envio. O texto de cada uma é o da tabela 38 da TISS; a explicação é a mesma que a guia mostra.

${CODIGOS.map(describe).join('\n\n')}`

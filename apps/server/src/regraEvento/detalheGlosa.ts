import type { DetalheErro } from '@portal/contract/errors.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import { sayGlosa } from '@portal/domain/glosa/sayGlosa.ts'

/** A denial as a detail of a refusal: the literal words of table 38 with their code. */
export const toDetalheGlosa = (motivo: Pick<Motivo, 'texto' | 'codigoGlosa'>): DetalheErro => ({
  mensagem: `${sayGlosa(motivo)}.`,
  codigoGlosa: motivo.codigoGlosa,
})

/** The same where only its code is known, in the words of table 38 alone. */
export const toDetalheCodigo = <Codigo extends string>(codigoGlosa: Codigo) => ({
  codigoGlosa,
  mensagem: textoGlosa(codigoGlosa),
})

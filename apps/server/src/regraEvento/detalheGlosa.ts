import type { DetalheErro } from '@portal/contract/errors.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'

/** A denial as a detail of a refusal: the literal words of table 38 with their code. */
export const toDetalheGlosa = ({
  texto,
  codigoGlosa,
}: Pick<Motivo, 'texto' | 'codigoGlosa'>): DetalheErro => ({
  mensagem: `${texto} (${codigoGlosa}).`,
  codigoGlosa,
})

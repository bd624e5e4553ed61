import type { CodigoEspecialidade } from '../especialidade/especialidade.tables.ts'
import { tipoGuia } from '../especialidade/tipoGuia.tables.ts'
import type { RegraEvento } from './regra/regraEvento.ts'

/** The specialties that ask for the documentation kit's images where a treatment of orthodontics begins (Spec §9.6). */
const especialidadesDocumentacao: readonly CodigoEspecialidade[] = [6, 11, 14]

/** What of its guide an event's images hang on. */
export type GuiaDoEvento = {
  readonly codigoEspecialidade?: number | undefined
  readonly codigoTipoAtendimento?: number | undefined
}

type RegraDocumentada = Pick<RegraEvento, 'imagemInicial'> & Partial<Pick<RegraEvento, 'glosaImagem'>>

/** An event's rule as its guide asks it: in an initial orthodontic guide each waits for the documentation (3041). */
export function toRegraDaGuia<R extends RegraDocumentada>(
  regra: R,
  { codigoEspecialidade, codigoTipoAtendimento }: GuiaDoEvento,
): R {
  const exige =
    codigoTipoAtendimento === tipoGuia.ortoInicial &&
    especialidadesDocumentacao.some((codigo) => codigo === codigoEspecialidade)
  return exige ? { ...regra, imagemInicial: true, glosaImagem: '3041' } : regra
}

import { codigoOrtodontia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { CodigoTipoOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { hrefOf } from '../rota/hrefOf.ts'

/** Where the next orthodontic guide of a patient is released, of this type; `paciente` is the opaque key. */
export const hrefOrtodontia = (paciente: string, tipo: CodigoTipoOrtodontia): string =>
  hrefOf('/portal/solicitarAutorizacao', { paciente, especialidade: codigoOrtodontia, tipo })

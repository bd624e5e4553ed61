import type { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Handler } from '../http/handler.ts'
import { findRecurso } from './findRecurso.ts'
import { toRecurso } from './loadRecursos.ts'

/** How the appeal of a guide stands. Spec §7.2. */
export const getRecurso: Handler<typeof recursoGlosa.getRecurso> = async (context) => {
  const carregado = await findRecurso(context, context.query.numeroFicha)
  return carregado ? toRecurso(carregado, context.hoje) : context.fail('API-REC-0001')
}

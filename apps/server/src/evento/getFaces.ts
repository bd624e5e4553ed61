import type { evento } from '@portal/contract/evento.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { FACES } from '@portal/domain/dente/face.tables.ts'
import { listFacesPossiveis } from '@portal/domain/evento/regra/formaEvento.ts'
import type { Handler } from '../http/handler.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'

/** The faces of a tooth on which the event may be asked; none for an event that takes no faces, nor where it is not done. */
export const getFaces: Handler<typeof evento.getFaces> = async ({ query, services, fail }) => {
  const regra = findOferecido(await services.regras.get(), query.codigoEvento)
  const dente = findDente(query.dente)
  if (!regra || !dente) return fail('API-GTO-0006')
  const possiveis = listFacesPossiveis(regra, dente)
  return {
    faces: FACES.filter((face) => possiveis.includes(face.codigo)).map(({ codigo, nome }) => ({
      codigoFace: codigo,
      nome,
    })),
    facesMinimo: regra.facesMinimo,
    facesMaximo: regra.facesMaximo,
  }
}

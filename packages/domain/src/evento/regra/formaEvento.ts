import type { Dente } from '../../dente/dente.tables.ts'
import { isFacesDoDente } from '../../dente/face.tables.ts'
import type { CodigoGlosaMotivo } from '../../glosa/ajudaGlosa.ts'
import type { RegraEvento } from './regraEvento.ts'

/** The denial for a tooth outside the event's set; `undefined` when the tooth is in it. */
export function findGlosaDente(regra: RegraEvento, dente: Dente): CodigoGlosaMotivo | undefined {
  if (regra.denticao !== 'mista' && dente.denticao !== regra.denticao) {
    return regra.denticao === 'decidua' ? '3024' : '3025'
  }
  return regra.dentes.includes(dente.codigo) ? undefined : regra.glosaDente
}

/** Whether canonical faces satisfy the event on that tooth: count, letters of the event, letters of the tooth. */
export function isFacesValidas(regra: RegraEvento, faces: string, dente: Dente | undefined): boolean {
  return (
    faces.length >= regra.facesMinimo &&
    faces.length <= regra.facesMaximo &&
    faces.split('').every((face) => regra.facesPermitidas.includes(face)) &&
    (!dente || isFacesDoDente(faces, dente))
  )
}

/**
 * The faces of a tooth on which an event may be asked, in canonical order; empty when it takes none, or is not done on that
 * tooth (Domínio §6.4).
 */
export function listFacesPossiveis(regra: RegraEvento, dente: Dente): string {
  if (regra.facesMaximo === 0 || findGlosaDente(regra, dente)) return ''
  return dente.faces
    .split('')
    .filter((face) => regra.facesPermitidas.includes(face))
    .join('')
}

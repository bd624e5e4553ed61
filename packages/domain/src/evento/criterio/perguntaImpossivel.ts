import { DENTES } from '../../dente/dente.tables.ts'
import { toFacesDoDente } from '../../dente/face.tables.ts'
import type { Item } from '../contexto.ts'
import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'
import { createAlvo, createMotivo, isErroFormulario } from './criterio.ts'
import { criterioForma } from './forma.ts'

/** Faces that no tooth has together, asked for before the tooth. */
function listMotivosSemDente({ dente, faces }: Item): readonly Motivo[] {
  if (dente || !faces || DENTES.some((cada) => toFacesDoDente(faces, cada) !== undefined)) return []
  return [createMotivo('3023', 'erroFormulario', 'faces')]
}

/** What is not said yet; the coverage may be denied without it. */
const isFalta = ({ codigoGlosa, campo }: Motivo, { faces }: Item): boolean =>
  codigoGlosa === '3307' || (campo === 'faces' && !faces)

/**
 * What is wrong with the question itself, by its field: a tooth, region or faces that no guide is taken with, whoever the
 * patient is. No answer about coverage fits it.
 */
export const listErrosPergunta = (item: Item, regra: RegraEvento, contexto: Contexto): readonly Motivo[] =>
  [...criterioForma(createAlvo(item, regra, contexto), contexto), ...listMotivosSemDente(item)].filter(
    (motivo) => isErroFormulario(motivo) && !isFalta(motivo, item),
  )

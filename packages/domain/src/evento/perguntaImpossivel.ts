import { DENTES } from '../dente/dente.tables.ts'
import { toFacesDoDente } from '../dente/face.tables.ts'
import type { Item } from './contexto.ts'
import type { Contexto } from './createContexto.ts'
import { createAlvo, createMotivo, isBloqueante } from './criterio/criterio.ts'
import { criterioForma } from './criterio/forma.ts'
import type { Motivo } from './motivo.ts'
import type { RegraEvento } from './regra/regraEvento.ts'

/** A tooth outside of a guideline of use is no mistake: the event is not covered there (Domínio §6.3). */
const FORA_DA_DIRETRIZ: ReadonlySet<string> = new Set(['3065', '3288'])

/** Faces that no tooth has together, asked for before the tooth. */
function listMotivosSemDente({ dente, faces }: Item): readonly Motivo[] {
  if (dente || !faces || DENTES.some((cada) => toFacesDoDente(faces, cada) !== undefined)) return []
  return [createMotivo('3023', 'erroFormulario', 'faces')]
}

/**
 * What is wrong with the question itself, by its field: a tooth, region or faces that the event cannot have, whoever the
 * patient is. No answer about coverage fits it.
 */
export const listErrosPergunta = (item: Item, regra: RegraEvento, contexto: Contexto): readonly Motivo[] =>
  [...criterioForma(createAlvo(item, regra, contexto), contexto), ...listMotivosSemDente(item)].filter(
    (motivo) => isBloqueante(motivo) && !FORA_DA_DIRETRIZ.has(motivo.codigoGlosa),
  )

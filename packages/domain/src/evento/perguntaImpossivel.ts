import type { Item } from './contexto.ts'
import type { Contexto } from './createContexto.ts'
import { createAlvo, isBloqueante } from './criterio/criterio.ts'
import { criterioForma } from './criterio/forma.ts'
import type { Motivo } from './motivo.ts'
import type { RegraEvento } from './regraEvento.ts'

/** A tooth outside of the guideline of use is no mistake: the event is not covered there (Domínio §6.3). */
const FORA_DA_DIRETRIZ = '3288'

/**
 * What is wrong with the question itself, by its field: a tooth, region or faces that the event cannot have, whoever the
 * patient is. No answer about coverage fits it.
 */
export const listErrosPergunta = (item: Item, regra: RegraEvento, contexto: Contexto): readonly Motivo[] =>
  criterioForma(createAlvo(item, regra, contexto), contexto).filter(
    (motivo) => isBloqueante(motivo) && motivo.codigoGlosa !== FORA_DA_DIRETRIZ,
  )

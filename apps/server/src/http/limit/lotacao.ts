import { Falha } from '../falha.ts'
import { CHAMADAS_POR_CREDENCIADO } from './slowReaders.ts'

/**
 * Calls of all providers that wait or are being served at once, in this process: as many as one provider alone may have.
 * What a full house has in hand is answered within a fifth of a second or so, where each more would make all of them slower.
 */
const CHAMADAS = CHAMADAS_POR_CREDENCIADO

/** Counts one more call of a provider and answers how to end it. */
export type Lotacao = (credenciado: number) => () => void

/**
 * Admits calls while there is room. A provider with too many of its own is told so (API-GEN-0004). In a full house no call
 * is begun that would have to queue (API-GEN-0006, to be asked again in a second), but of who has less than an equal part
 * of the places: one that asks for little finds room beside those that ask for everything.
 */
export function createLotacao(total = CHAMADAS, porCredenciado = CHAMADAS_POR_CREDENCIADO): Lotacao {
  const emCurso = new Map<number, number>()
  let todas = 0
  return (credenciado) => {
    const suas = emCurso.get(credenciado) ?? 0
    if (suas >= porCredenciado) throw new Falha('API-GEN-0004', [], 1)
    const quantos = emCurso.size + (suas === 0 ? 1 : 0)
    if (todas >= total && suas >= total / quantos) throw new Falha('API-GEN-0006', [], 1)
    emCurso.set(credenciado, suas + 1)
    todas++
    return () => {
      const restam = (emCurso.get(credenciado) ?? 1) - 1
      if (restam > 0) emCurso.set(credenciado, restam)
      else emCurso.delete(credenciado)
      todas--
    }
  }
}

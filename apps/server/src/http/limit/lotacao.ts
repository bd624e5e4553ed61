import { Falha } from '../falha.ts'

/**
 * Calls that wait or are being served at once, in this process. One that serves 1,500 a second answers that many within a tenth
 * of one; each more would make all of them slower.
 */
export const CHAMADAS = 128

/** Counts one more call of a provider and answers how to end it. */
export type Lotacao = (credenciado: number) => () => void

/**
 * Admits calls while there is room. In a full house none is begun that would have to queue (API-GEN-0006, to be asked again
 * in a second), but of who has less than an equal part of the places: one that asks for little finds room beside those
 * that ask for everything.
 */
export function createLotacao(total = CHAMADAS): Lotacao {
  const emCurso = new Map<number, number>()
  let todas = 0
  return (credenciado) => {
    const suas = emCurso.get(credenciado) ?? 0
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

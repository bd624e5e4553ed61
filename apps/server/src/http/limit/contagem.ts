/** Counts one more of the key's and answers how to end it; undefined when it is one too many. */
export type Contagem = (chave: string | number) => (() => void) | undefined

/** How many of something each key holds at the same time, in this process: at most `maximo`. */
export function createContagem(maximo: number): Contagem {
  const abertos = new Map<string | number, number>()
  return (chave) => {
    const quantos = abertos.get(chave) ?? 0
    if (quantos >= maximo) return undefined
    abertos.set(chave, quantos + 1)
    return () => {
      const restam = (abertos.get(chave) ?? 1) - 1
      if (restam > 0) abertos.set(chave, restam)
      else abertos.delete(chave)
    }
  }
}

/** How much of its line a field or column takes, beside the others of the same line. */
export type ComPeso = { peso: number }

/** A place on a line: its left edge and its width. */
export type Vao<T> = { parte: T; x: number; largura: number }

/**
 * Shares a line among its parts by their weights. Whatever the weights are the last one ends where the line does: a
 * part added to a line narrows the others, and nothing leaves the paper.
 */
export function divideLargura<T extends ComPeso>(partes: readonly T[], x: number, total: number): Vao<T>[] {
  const soma = partes.reduce((acc, { peso }) => acc + peso, 0)
  let antes = 0
  return partes.map((parte) => {
    const vao = { parte, x: x + (total * antes) / soma, largura: (total * parte.peso) / soma }
    antes += parte.peso
    return vao
  })
}

/** Deposits of one run that are tried together; more are chosen by hand. */
const MAXIMO_PARCELAS = 4
/** Deposits of a window among which sums are sought: with more of them a sum comes out by chance. */
const MAXIMO_CANDIDATOS = 12

/** The sets of two to four whose cents add up to exactly that; none where there are too many to mean anything. */
export function findSomas<Item extends { restante: number }>(
  itens: readonly Item[],
  total: number,
): Item[][] {
  const candidatos = itens.filter(({ restante }) => restante < total)
  if (candidatos.length > MAXIMO_CANDIDATOS) return []
  const achadas: Item[][] = []
  const seek = (desde: number, falta: number, escolhidos: Item[]): void => {
    if (falta === 0 && escolhidos.length > 1) achadas.push(escolhidos)
    if (falta <= 0 || escolhidos.length === MAXIMO_PARCELAS) return
    candidatos.slice(desde).forEach((item, passo) => {
      seek(desde + passo + 1, falta - item.restante, [...escolhidos, item])
    })
  }
  seek(0, total, [])
  return achadas
}

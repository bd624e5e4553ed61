/** A row being ticked or not, and the one that was before it. */
export type Escolha = {
  key: string
  isSelected: boolean
  /** With Shift: everything from the row that was chosen before, whichever comes first, becomes as this one. */
  isShift: boolean
  before: string | undefined
}

/** The keys of the rows that are selected after a row was pressed; `order` is that of the rows on the screen. */
export function extendSelection(
  keys: ReadonlySet<string>,
  order: readonly string[],
  { key, isSelected, isShift, before }: Escolha,
): Set<string> {
  const [from, to] = [order.indexOf(before ?? key), order.indexOf(key)]
  const isRange = isShift && from >= 0 && to >= 0
  const touched = isRange ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [key]
  const next = new Set(keys)
  for (const one of touched) {
    if (isSelected) next.add(one)
    else next.delete(one)
  }
  return next
}

/** What holds from a civil day on, until its last one where it has one. */
type Vigencia = { readonly desde: string; readonly ate?: string | null }

/** Whether it is in force on a civil day, its first and its last among them. */
export const isVigente = ({ desde, ate }: Vigencia, dia: string): boolean =>
  desde <= dia && (ate === undefined || ate === null || dia <= ate)

/** Of rows of any order, the one in force on a civil day that began last; undefined before the first of them. */
export const findVigente = <Linha extends Vigencia>(
  linhas: readonly Linha[],
  dia: string,
): Linha | undefined =>
  linhas
    .filter((linha) => isVigente(linha, dia))
    .toSorted((a, b) => (a.desde < b.desde ? -1 : 1))
    .at(-1)

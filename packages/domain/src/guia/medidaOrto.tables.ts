/** The measurement lists of the orthodontic form (Spec §9). `codigo` travels, `milimetros` is what it means. */
export interface Medida {
  codigo: number
  milimetros: number
}

function listMedidas(primeiro: number, ultimo: number): readonly Medida[] {
  return Array.from({ length: ultimo - primeiro + 1 }, (_, i) => ({
    codigo: i + 1,
    milimetros: primeiro + i,
  }))
}

/** Midline deviation: 1 to 10 mm. */
export const desviosLinhaMediana = listMedidas(1, 10)
/** Open overbite: -6 to 15 mm, codes 1 to 22, with 0 mm at code 7. */
export const sobremordidasAbertas = listMedidas(-6, 15)
/** Closed overbite: 3 to 9 mm. */
export const sobremordidasFechadas = listMedidas(3, 9)

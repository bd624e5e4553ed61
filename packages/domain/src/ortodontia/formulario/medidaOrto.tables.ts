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

/** How far the midline is off. */
export const desviosLinhaMediana = listMedidas(1, 10)
/** Open overbite: from -6 to 15 mm, so that code 7 is zero. */
export const sobremordidasAbertas = listMedidas(-6, 15)
/** Closed overbite: 3 to 9 mm. */
export const sobremordidasFechadas = listMedidas(3, 9)

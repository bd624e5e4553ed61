/** What only the clinic can say of this patient: it stands in a model until it is written over. */
export const LACUNAS = ['[achado]', '[dente]', '[data]'] as const

/**
 * How a clinical reason is said, without saying one: whoever appeals fills in what this guide's records hold
 * (Operadora §4). The words that won before are another patient's, and are only shown.
 */
export const MODELO_MOTIVO = 'Achado clínico: [achado], no dente [dente], em [data].'

/** The blanks that are still to be filled in, each once. */
export const listLacunas = (texto: string): readonly string[] =>
  LACUNAS.filter((lacuna) => texto.includes(lacuna))

/** The words that won, without the days, teeth and measures of their patient: nothing with a figure in it stays. */
export const blankMotivo = (texto: string): string =>
  texto
    .replaceAll(/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g, '[data]')
    .replaceAll(/[\p{L}\d.,/+-]*\d[\p{L}\d/+-]*/gu, '[…]')

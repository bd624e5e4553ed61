/** A denial in the words of table 38, with its code, for the middle of a sentence: `Dente ausente (3036)`. */
export const sayGlosa = ({ texto, codigoGlosa }: { texto: string; codigoGlosa: string }): string =>
  `${texto} (${codigoGlosa})`

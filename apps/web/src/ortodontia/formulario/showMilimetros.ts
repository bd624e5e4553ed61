/** Millimetres with the minus as it is read, which is no hyphen. */
export const showMilimetros = (milimetros: number): string =>
  `${String(milimetros).replace('-', '\u2212')} mm`

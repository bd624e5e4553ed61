/** What the day of the statement that tells of a denial is called: it may be still to come, the guide told of it before. */
export const namePublicacao = (dia: string, hoje: string): string =>
  dia > hoje ? 'Demonstrativo sai em' : 'Demonstrativo saiu em'

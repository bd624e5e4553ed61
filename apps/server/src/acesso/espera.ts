/** What is said to who must wait for another attempt. */
export const describeEspera = (segundos: number): string =>
  `Tente de novo em ${segundos} ${segundos === 1 ? 'segundo' : 'segundos'}.`

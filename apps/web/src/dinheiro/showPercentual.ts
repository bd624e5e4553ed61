const percentual = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** Hundredths of a per cent as a person reads them: 150 -> `1,5 %`. */
export const showPercentual = (pontosBase: number): string => `${percentual.format(pontosBase / 100)} %`

/** What a provider's code is, for whoever typed another thing. */
export const explainCodigo = 'O código tem até nove números, sem letras nem pontos.'

/** Who enters, as typed: the spaces that a card or a message puts between the numbers are none of it. */
export const readCodigo = (digitado: string): string => digitado.replaceAll(/\s/g, '')

export const isCodigoCredenciado = (codigo: string): boolean => /^[0-9]{1,9}$/.test(codigo)

/** Cards are kept without leading zeros; a padded one is the same card. */
export const trimCartao = (codigo: string): string => codigo.replace(/^0+(?=\d)/, '')

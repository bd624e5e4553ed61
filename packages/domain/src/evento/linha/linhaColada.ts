/**
 * Rows pasted from a spreadsheet, as the entry line writes them. A cell of one digit is a quantity, for teeth have two;
 * the first cell is not, which numbers the rows.
 */
export const toLinhaColada = (colado: string): string =>
  colado
    .replaceAll(/\t(\d)(?=[\t\r\n]|$)/g, '\tx$1')
    .replaceAll(/[\r\n]+/g, '; ')
    .replaceAll('\t', ' ')

/** Events that a statement on paper has at most: it is drawn while others wait, and a larger one is a workbook's matter. */
export const MAXIMO_EVENTOS_PAPEL = 1500

/** Control signs but a new line and a tab, and the signs without a width that turn or split what is read. */
const invisiveis = /(?![\n\t])[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** The text without signs that nobody sees, and that make it read as something else on a screen, a print or a sheet. */
export const dropInvisiveis = (texto: string): string => texto.replace(invisiveis, '')

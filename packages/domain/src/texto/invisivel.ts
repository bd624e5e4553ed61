/**
 * Control signs but a new line and a tab, and the signs without a width that turn or split what is read. Every text of a
 * request is searched for them: a class of signs takes half of the time of one that looks ahead.
 */
const invisiveis = /[^\P{Cc}\n\t]|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** The text without signs that nobody sees, and that make it read as something else on a screen, a print or a sheet. */
export const dropInvisiveis = (texto: string): string => texto.replace(invisiveis, '')

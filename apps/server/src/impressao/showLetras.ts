/** What the fonts that every PDF reader brings along have no letter for: all but Latin-1 and the marks of Windows-1252. */
const SEM_LETRA = /[^\n -~\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/**
 * A person's text in letters that can be drawn. An accent apart from its letter, as file names of some systems have it,
 * joins it; a letter that there is none for is a question mark, and never another letter.
 */
export const showLetras = (texto: string): string =>
  texto.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\t', ' ').replace(SEM_LETRA, '?')

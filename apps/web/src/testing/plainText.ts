/** What a part says, or a text, as one types it: with spaces where it keeps two words on one line. */
export const plainText = (said: string | Element | null | undefined): string =>
  (typeof said === 'string' ? said : (said?.textContent ?? '')).replaceAll('\u00a0', ' ')

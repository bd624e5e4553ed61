/** What begins a sentence has a capital; the rest stays as it is. */
export const startSentence = (frase: string): string => frase.charAt(0).toUpperCase() + frase.slice(1)

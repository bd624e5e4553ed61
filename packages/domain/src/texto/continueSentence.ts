/** Words that begin with a capital by themselves, within a sentence. */
export const continueSentence = (frase: string): string => frase.charAt(0).toLowerCase() + frase.slice(1)

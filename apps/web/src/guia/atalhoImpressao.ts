/** The key that prints the guide from its page, which the sheet of keys and the button name. */
export const atalhoImpressao = { keys: 'Alt+P', description: 'Imprimir a guia' } as const

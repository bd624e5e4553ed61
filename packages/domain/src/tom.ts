/** The tones of the product: how a status is coloured and announced; the word and the icon always go with it. */
export type Tom = 'neutro' | 'informacao' | 'sucesso' | 'atencao' | 'perigo'

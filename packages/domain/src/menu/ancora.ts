/** Places of a page that an address names behind its `#`: the focus goes there as the page opens (Interface S29). */

/** The button of an action of a guide: `acao-renewSenha`. */
export const ancoraAcao = (acao: string): string => `acao-${acao}`

/** Where the files of a guide are chosen, whatever they are for. */
export const ANCORA_ENVIO = 'envio-imagens'

/** The sessions that are open with one's code, below the form of the password. */
export const ANCORA_SESSOES = 'suas-sessoes'

/** The first denied guide of a payment; where there is none, what shows those alone. */
export const ANCORA_GLOSAS = 'glosas'

/** The slot of one image that an event asks for: `imagem-1-inicial`. */
export const ancoraImagem = (numeroSequencialInclusao: number, momento: string): string =>
  `imagem-${numeroSequencialInclusao}-${momento}`

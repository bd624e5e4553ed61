import { hrefOf } from '../rota/hrefOf.ts'

/** What the address of the library holds: the file that is open, and the words that the list is narrowed to. */
export type BibliotecaSearch = { arquivo?: number; texto?: string }

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readBibliotecaSearch(raw: Record<string, unknown>): BibliotecaSearch {
  const arquivo = String(raw.arquivo ?? '')
  const texto = String(raw.texto ?? '').trimStart()
  return {
    ...(/^[1-9]\d{0,8}$/.test(arquivo) && { arquivo: Number(arquivo) }),
    ...(texto.trim() !== '' && texto.length <= 60 && { texto }),
  }
}

/** The address of the list or of one file; the words stay, so that going back finds the same list. */
export const addressOf = ({ arquivo, texto }: BibliotecaSearch): string =>
  hrefOf('/portal/universidadeAurora', { arquivo, texto })

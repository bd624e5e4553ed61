import { hrefOf } from '../rota/hrefOf.ts'

/** What the address of the notices holds: the one that is open, or which are listed. */
export type ComunicadoSearch = {
  comunicado?: number
  /** Joined by commas. */
  tags?: string
  texto?: string
  pagina?: number
}

const readNumber = (raw: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(raw ?? '')) ? Number(raw) : undefined

const readText = (raw: unknown, maximo: number): string | undefined => {
  const texto = String(raw ?? '').trim()
  return texto !== '' && texto.length <= maximo ? texto : undefined
}

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readComunicadoSearch(raw: Record<string, unknown>): ComunicadoSearch {
  const comunicado = readNumber(raw.comunicado)
  const tags = readText(raw.tags, 400)
  const texto = readText(raw.texto, 60)
  const pagina = readNumber(raw.pagina)
  return {
    ...(comunicado && { comunicado }),
    ...(tags && { tags }),
    ...(texto && { texto }),
    ...(pagina && pagina > 1 && pagina <= 1000 && { pagina }),
  }
}

/** The address of one notice, or of the list; what the list was narrowed to stays, so that going back finds it. */
export const addressOf = ({ comunicado, tags, texto, pagina }: ComunicadoSearch): string =>
  hrefOf('/portal/comunicados', { comunicado, tags, texto, pagina })

/** The tags of an address. */
export const listTags = ({ tags = '' }: ComunicadoSearch): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** The address with a tag more, or without it; what was on another page begins anew. */
export function toggleTag(search: ComunicadoSearch, tag: string): ComunicadoSearch {
  const tags = listTags(search)
  const novas = tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]
  const { texto } = search
  return { ...(texto && { texto }), ...(novas.length > 0 && { tags: novas.join(',') }) }
}

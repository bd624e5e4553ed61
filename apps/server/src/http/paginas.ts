import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DemonstrationUser } from '../seed/printCast.ts'

/** What the login page shows (the web's `LoginState`). */
export type EstadoLogin = {
  action: string
  login: string
  outcome?:
    | { codigo: string; aguarde?: number | undefined }
    | { fluxo: 'PA' | 'RS' | 'SE' | undefined }
    | undefined
  demonstracao: readonly DemonstrationUser[]
}

/** The module that the web's build leaves for the server: the same components that the browser brings to life. */
export type Paginas = {
  marcaIds: readonly string[]
  loginStyle: (marca: string) => string
  renderLogin: (marca: string, estado: EstadoLogin) => string
  renderHead: (marca: string) => string
}

export async function loadPaginas(folder: string): Promise<Paginas> {
  const module: Paginas = await import(pathToFileURL(path.join(folder, 'servidor', 'paginas.js')).href)
  return module
}

export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export type Preenchimento = {
  marca: string
  /** The theme that the person chose; undefined follows the system. */
  tema: string | undefined
  head: string
  /** Attributes and content of the element that React takes. */
  estado?: string
  corpo?: string
}

/** Fills a built page: brand and theme on the document, more head, and what stands in `#raiz`. */
export function fillPage(template: string, { marca, tema, head, estado, corpo }: Preenchimento): string {
  const html = `<html lang="pt-BR" data-marca="${marca}"${tema ? ` data-tema="${tema}"` : ''}>`
  const attribute = estado === undefined ? '' : ` data-estado="${escapeAttribute(estado)}"`
  // Replacements as functions: a `$&` in somebody's text must stay what it is.
  return template
    .replace('<html lang="pt-BR">', () => html)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="raiz"></div>', () => `<div id="raiz"${attribute}>${corpo ?? ''}</div>`)
}

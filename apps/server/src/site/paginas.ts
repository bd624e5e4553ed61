import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InfoCredenciado } from '@portal/contract/credenciado.ts'
import type { DemonstrationUser } from '../seed/credenciado/printCast.ts'
import type { Tema } from './aparencia.ts'

/** What the login page shows (the web's `LoginState`). */
export type LoginState = {
  action: string
  login: string
  outcome?: { codigo: string; aguarde?: number | undefined } | undefined
  /** Where the demonstration's messages are read, where there is one. */
  caixa?: string | undefined
  demonstracao: readonly DemonstrationUser[]
  /** The login service is elsewhere: the form posts nothing by itself. */
  precisaScript?: true | undefined
}

/** The module that the web's build leaves for the server: the same components that the browser brings to life. */
export type Paginas = {
  marcaIds: readonly string[]
  loginStyle: (marca: string) => string
  renderLogin: (marca: string, state: LoginState) => string
  renderHead: (marca: string) => string
  /** The portal's frame before its script has come. */
  renderSkeleton: (marca: string, identidade: Identidade | undefined, isDensa: boolean) => string
}

/** Who is logged in, for the skeleton's header (the web's `IdentidadeProps`). */
export type Identidade = {
  login: string
  protocolo: string
  info: Pick<
    InfoCredenciado,
    'codigoCredenciado' | 'nome' | 'dentistaConectado' | 'textoProtocolo' | 'qtdDiasExpiracaoSenha'
  >
}

export async function loadPaginas(folder: string): Promise<Paginas> {
  return import(pathToFileURL(path.join(folder, 'servidor', 'paginas.js')).href)
}

export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export type Preenchimento = {
  marca: string
  /** The theme that the person chose; undefined follows the system. */
  tema: Tema | undefined
  head: string
  /** Attributes and content of the element that React takes. */
  estado?: string
  corpo?: string
  /** Of the browser's tab; the template's own otherwise. */
  titulo?: string | undefined
  /** What follows the element. */
  depois?: string | undefined
}

/** Fills a built page: brand and theme on the document, more head, and what stands in `#raiz`. */
export function fillPage(
  template: string,
  { marca, tema, head, estado, corpo = '', titulo, depois = '' }: Preenchimento,
): string {
  const html = `<html lang="pt-BR" data-marca="${marca}"${tema ? ` data-tema="${tema}"` : ''}>`
  const attribute = estado === undefined ? '' : ` data-estado="${escapeAttribute(estado)}"`
  const title = titulo === undefined ? '' : `<title>${escapeAttribute(titulo)} · `
  // Replacements as functions: a `$&` in somebody's text must stay what it is.
  return template
    .replace('<html lang="pt-BR">', () => html)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="raiz"></div>', () => `<div id="raiz"${attribute}>${corpo}</div>${depois}`)
    .replace('<title>', (found) => title || found)
}

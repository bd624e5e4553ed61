/** Words of a term in one weight. */
export type ParteTexto = { texto: string; forte: boolean }

/** A part of a term's text, as a page draws it. */
export type BlocoTermo =
  | { tipo: 'titulo' | 'paragrafo'; partes: readonly ParteTexto[] }
  | { tipo: 'lista'; itens: readonly (readonly ParteTexto[])[] }

const TITULO = /^## +/
const ITEM = /^- +/

/** `**Bold**`; a pair that is not closed stays as it was written. */
function toPartes(texto: string): ParteTexto[] {
  return texto
    .split(/(\*\*[^*]+\*\*)/)
    .filter((parte) => parte !== '')
    .map((parte) =>
      /^\*\*[^*]+\*\*$/.test(parte)
        ? { texto: parte.slice(2, -2), forte: true }
        : { texto: parte, forte: false },
    )
}

function toBloco(linhas: readonly string[]): BlocoTermo {
  const [primeira = ''] = linhas
  if (linhas.every((linha) => ITEM.test(linha)))
    return { tipo: 'lista', itens: linhas.map((linha) => toPartes(linha.replace(ITEM, ''))) }
  if (linhas.length === 1 && TITULO.test(primeira))
    return { tipo: 'titulo', partes: toPartes(primeira.replace(TITULO, '')) }
  return { tipo: 'paragrafo', partes: toPartes(linhas.join(' ')) }
}

/**
 * The parts of a term's text: headings (`## `), lists (`- `), paragraphs, divided by empty lines, and bold in them. All
 * else of Markdown, links and HTML too, is text as it stands: what was accepted is what is read.
 */
export const parseTextoTermo = (texto: string): BlocoTermo[] =>
  texto
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((bloco) =>
      bloco
        .split('\n')
        .map((linha) => linha.trim())
        .filter((linha) => linha !== ''),
    )
    .filter((linhas) => linhas.length > 0)
    .map(toBloco)
